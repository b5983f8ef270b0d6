import { expect, test } from 'vitest'
import { explainedUnder } from '../../../src/cli/explained-under.ts'
import { explain } from '../../../src/errors/catalogue.ts'
import { KEYS } from '../../../src/read/keys.ts'
import { readRevert } from '../../../src/read/read-revert.ts'

const FREE_TEXT = ['because', 'prepare']

test.each(KEYS.filter((key) => !FREE_TEXT.includes(key)))(
  'the key `%s` is told of under a topic that there is',
  (key) => {
    expect(explain(explainedUnder(`${key}:`) ?? '')).toBeDefined()
  },
)

test.each(['with', 'from', 'swap', 'waiver', 'also'])('so is `%s`', (word) => {
  expect(explain(explainedUnder(word) ?? '')).toBeDefined()
})

test.each(['constructor', '', 'nonsense'])('a word of nobody (`%s`) is not', (word) => {
  expect(explainedUnder(word)).toBeUndefined()
})

test('what `bad-revert` is explained with names every form that is read', () => {
  const refused = readRevert('nonsense', 'src/rows.ts')
  const forms =
    refused.kind === 'refused' ? [...refused.complaint.wayOut.matchAll(/`([^`]+)`/g)].map(([form]) => form) : []
  const rules = forms.filter((form) => !/^`(was|revert):/.test(form))
  expect(rules).toContain('`unwrap left`')
  expect(rules.filter((rule) => explain('bad-revert')?.wayOut.includes(rule) !== true)).toEqual([])
})
