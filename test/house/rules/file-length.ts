/** The rule that no file is longer than 250 lines; those of the tests may have more, since tables and stories stand together. */

import type { Rule } from '../house-file.ts'

export const fileLength =
  (longest: number): Rule =>
  (files) =>
    files.flatMap(({ path, text }) => {
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
      // @teeth file-length: no file is longer than 250 lines
      //   test: test/house/rules/file-length.test.ts
      //   revert: condition true
      if (lines <= longest) return []
      const message = `has ${lines} lines, ${longest} are the limit: split it by what it knows`
      return [{ file: path, line: longest + 1, message }]
    })
