/** What a worker does next, in every situation. */

import { expect, test } from 'vitest'
import type { SweepNotice } from '../../../../src/model/sweep-queue.ts'
import { MOST_ALONE, type Summons, summons } from '../../../../src/sweep/queue/summons.ts'
import { STATE } from '../../../support/sweep-batches.ts'

const OWN = { tool: '0.1.0', state: STATE }
const SAME: SweepNotice = { ...OWN, isAttended: true }
const OTHER: SweepNotice = { tool: '0.1.0', state: { ...STATE, commit: 'b' }, isAttended: true }

const left = (notice: SweepNotice): SweepNotice => ({ ...notice, isAttended: false })
const waiting = (wasThere: boolean, aloneMs = 0) => ({ wasThere, aloneMs })

test.each<[string, SweepNotice | undefined, ReturnType<typeof waiting>, Summons['kind']]>([
  ['works for a sweep of its own state', SAME, waiting(false), 'work'],
  ['works on for a sweep that was broken off', left(SAME), waiting(true), 'work'],
  ['leaves a sweep that was broken off long ago', left(SAME), waiting(true, MOST_ALONE + 1), 'alone'],
  ['a worker of another state is refused while that sweep goes on', OTHER, waiting(false), 'refused'],
  ['waits beside what another sweep left', left(OTHER), waiting(false), 'wait'],
  ['does not wait for ever beside what another sweep left', left(OTHER), waiting(false, MOST_ALONE + 1), 'alone'],
  ['waits for a sweep', undefined, waiting(false), 'wait'],
  ['does not wait for a sweep for ever', undefined, waiting(false, MOST_ALONE + 1), 'alone'],
  ['ends when its sweep has ended', undefined, waiting(true), 'over'],
  ['ends when another sweep has taken the place of its own', OTHER, waiting(true), 'over'],
  ['a worker of another version is refused', { ...SAME, tool: '0.2.0' }, waiting(false), 'refused'],
])('%s', (_, notice, terms, kind) => {
  expect(summons(notice, OWN, terms).kind).toBe(kind)
})
