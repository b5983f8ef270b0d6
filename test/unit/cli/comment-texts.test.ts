/** What ledgers become on a request, before anything is asked of a forge: here, whose comment it is. */

import { describe, expect, test } from 'vitest'
import { commentFor, checkFor } from '../../../src/cli/comment-texts.ts'
import { NO_FLAGS } from '../../../src/cli/flags.ts'
import type { StoredLedger } from '../../../src/cli/read-ledger.ts'
import { targetOf } from '../../../src/forge/target-of.ts'
import { diffLedgerOf } from '../../support/diff-ledgers.ts'
import { allBite } from '../../support/ledgers.ts'

const proofs: StoredLedger = { kind: 'proofs', ledger: allBite() }
const diff: StoredLedger = { kind: 'diff', ledger: diffLedgerOf() }
const target = targetOf(
  { number: 7, head: 'b'.repeat(40) },
  { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'ada/catalog' },
  {},
)

const keyOf = (ledgers: readonly StoredLedger[], flags = NO_FLAGS) => commentFor(ledgers, target, flags).identity.key

describe('a comment', () => {
  test('is apart for a diff alone: a diff that comes alone leaves the comment of the proofs', () => {
    expect([keyOf([proofs]), keyOf([diff])]).toEqual(['teeth', 'teeth-diff'])
  })

  test('is that of the proofs for a diff beside them, and so is the check', () => {
    expect([keyOf([proofs, diff]), checkFor([diff, proofs], target, NO_FLAGS).name]).toEqual(['teeth', 'teeth'])
  })

  test('is whose it is said to be', () => {
    expect(keyOf([diff], { ...NO_FLAGS, key: 'nightly' })).toBe('nightly')
  })
})
