/** A change that concerns no guard is none of its guards' business; a selection that fits none is a mistake. */

import { expect, test } from 'vitest'
import { isUnconcerned } from '../../../src/prove/unconcerned.ts'
import type { Selection } from '../../../src/model/request.ts'
import { request } from '../../support/guards.ts'
import { textFiles, textWorld } from '../../support/text-world.ts'

const GUARD = '// @teeth whole-cents: rounds to whole cents\n//   test: test/price.test.ts\n//   was: f(0)\nf(1)\n'
const DEFINED = "export const guard = defineGuard({ id: 'whole-cents' })\n"

const unconcerned = (
  selection: Partial<Selection>,
  texts: Readonly<Record<string, string>> = { 'src/price.ts': GUARD },
) =>
  isUnconcerned(textWorld(textFiles(new Map(Object.entries(texts)))), {
    ...request(),
    selection: { paths: [], ...selection },
  })

test.each<[what: string, selection: Partial<Selection>, texts?: Readonly<Record<string, string>>]>([
  ['of all guards', { changedSince: 'main' }],
  ['of those in a file', { changedSince: 'main', paths: ['src/price.ts'] }],
  ['of one', { changedSince: 'main', pattern: 'whole-cents' }],
  ['of guards in code', { changedSince: 'main' }, { 'mutants/price.ts': DEFINED }],
])('a change may concern none %s', async (...[, selection, texts]) => {
  expect(await unconcerned(selection, texts)).toBe(true)
})

test.each<[what: string, selection: Partial<Selection>, texts?: Readonly<Record<string, string>>]>([
  ['no change was asked about', {}],
  ['the file holds none', { changedSince: 'main', paths: ['src/other.ts'] }],
  ['none is called so', { changedSince: 'main', pattern: 'cent-whole' }],
  ['the project has none', { changedSince: 'main' }, { 'src/price.ts': 'f(1)\n' }],
  ['none of those in code can be told', { changedSince: 'main', pattern: 'x' }, { 'mutants/price.ts': DEFINED }],
])('a selection that would be empty without a change as well is a mistake: %s', async (...[, selection, texts]) => {
  const words = 'a selection that would be empty without a change as well is a mistake'
  expect(await unconcerned(selection, texts), words).toBe(false)
})
