/** What machines that may not share a sweep have to name. */

import { describe, expect, test } from 'vitest'
import type { SweepTerms } from '../../../../src/model/sweep-queue.ts'
import { refused } from '../../../../src/sweep/queue/refused.ts'
import { stateDifferences } from '../../../../src/sweep/queue/state-differences.ts'
import { STATE } from '../../../support/sweep-batches.ts'

const OWN: SweepTerms = { tool: '0.1.0', state: STATE }
const { commit: _, ...WITHOUT_GIT } = STATE

describe('machines that share a sweep', () => {
  test('are those of the same state', () => {
    expect(stateDifferences(OWN, { tool: '0.1.0', state: { ...STATE } })).toEqual([])
  })

  test.each<[string, SweepTerms, string]>([
    ['commit', of({ commit: 'b'.repeat(40) }), 'commit: `aaaaaaaaaaaa` here, `bbbbbbbbbbbb` there'],
    ['no commit', { tool: '0.1.0', state: WITHOUT_GIT }, 'commit: `aaaaaaaaaaaa` here, none there'],
    ['changes', of({ changes: 'c' }), 'uncommitted changes: none here, `c` there'],
    ['lock file', of({ lockfile: 'm' }), 'lock file: `llllllllllll` here, `m` there'],
    [
      'settings',
      of({ settings: 't' }),
      'settings (versions of Vitest and StrykerJS, Vitest projects, deadlines): `s` here, `t` there',
    ],
    ['tool', { ...OWN, tool: '0.2.0' }, 'teeth: `0.1.0` here, `0.2.0` there'],
  ])('machines of another commit, lock file or other changes have something to name: %s', (_, other, difference) => {
    expect(stateDifferences(OWN, other)).toEqual([difference])
  })

  test('a refusal names both', () => {
    const { code, message } = refused('redis://host#sweep', OWN, of({ commit: 'b'.repeat(40), lockfile: 'm' }))
    expect(code).toBe('queue-of-another-state')
    expect(message).toBe(
      'the sweep at redis://host#sweep is of another state: ' +
        'commit: `aaaaaaaaaaaa` here, `bbbbbbbbbbbb` there; lock file: `llllllllllll` here, `m` there',
    )
  })
})

function of(state: Partial<SweepTerms['state']>): SweepTerms {
  return { tool: '0.1.0', state: { ...STATE, ...state } }
}
