/** The rule that files and folders have kebab-case names, and none that says nothing. */

import type { Rule } from '../house-file.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const EMPTY_WORDS: readonly string[] = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager']

export const fileNames: Rule = (files) =>
  files.flatMap(({ path }) => {
    const names = path
      .replace(/^\.\w+\//, '')
      .replace(/(\.test|\.config|\.d)?\.[cm]?[jt]sx?$/, '')
      .split('/')
    // @teeth kebab-case: files and folders have kebab-case names
    //   test: test/house/rules/file-names.test.ts
    //   revert: condition true
    if (names.every((name) => KEBAB.test(name) && !EMPTY_WORDS.includes(name))) return []
    return [{ file: path, line: 1, message: 'is no kebab-case name of what it knows' }]
  })
