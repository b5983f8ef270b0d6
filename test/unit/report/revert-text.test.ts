import { expect, test } from 'vitest'
import type { RevertSpec } from '../../../src/model/revert.ts'
import { revertText } from '../../../src/report/revert-text.ts'

test.each<readonly [string, RevertSpec]>([
  ['was: return rows', { kind: 'was', code: 'return rows' }],
  ['revert: remove', { kind: 'remove' }],
  ['revert: condition true', { kind: 'condition', expression: 'true' }],
  ['revert: unwrap', { kind: 'unwrap' }],
  ['revert: unwrap left', { kind: 'unwrap', side: 'left' }],
  ['revert: body return []', { kind: 'body', code: 'return []' }],
  ['revert: swap row => plane', { kind: 'swap', from: 'row', to: 'plane', all: false }],
  ['revert: swap all row => plane', { kind: 'swap', from: 'row', to: 'plane', all: true }],
  ['revert: from v1.4.0', { kind: 'from', ref: 'v1.4.0' }],
  ['revert: with mutants/lookup.ts#oldLookup', { kind: 'with', module: 'mutants/lookup.ts', name: 'oldLookup' }],
])('a revert is said as its annotation says it: %s', (said, revert) => {
  expect(revertText(revert)).toBe(said)
})
