/** Which strategy proves a unit, and what two tries show together. */

import { describe, expect, test } from 'vitest'
import type { Judgement, Reason } from '../../../src/model/verdict.ts'
import { firstWay, secondWay, together, withoutCopy } from '../../../src/prove/choose.ts'
import type { Measured } from '../../../src/prove/measure.ts'
import { SILENT, unit } from '../../support/guards.ts'
import { run } from '../../support/runs.ts'

const UNSERVED: Reason = { kind: 'never-served', file: 'src/cli.ts' }

function measured(verdict: Judgement['verdict'], reason: Reason, trials = 1): Measured {
  const one = unit()
  const { guard, test } = one
  const control = run([])
  const proof = {
    guard,
    test,
    control,
    trials: Array.from({ length: trials }, () => run([])),
    laterControls: [],
    probed: [],
  }
  return { unit: one, proof, judgement: { verdict, reason, alsoNoticedBy: [] }, way: { strategy: 'overlay' } }
}

describe('first', () => {
  test('an overlay, which harms nothing', () => {
    expect(firstWay(unit(), {})).toEqual({ strategy: 'overlay' })
  })

  test('a copy for a command: a guard with a command to run after the revert is proven in a copy', () => {
    expect(firstWay(unit({ prepare: 'pnpm build' }), { strategy: 'auto' })).toEqual({
      strategy: 'copy',
      because: { kind: 'has-a-command-to-run', command: 'pnpm build' },
    })
  })

  test('a copy for types: types are checked in a copy, where the old behaviour is on disk', () => {
    expect(firstWay({ ...unit(), typeCheck: { tests: [] } }, {})).toEqual({
      strategy: 'copy',
      because: { kind: 'checks-types' },
    })
  })

  test.each(['overlay', 'copy', 'in-place'] as const)(
    '%s when that is asked for, whatever the guard has',
    (strategy) => {
      expect(firstWay(unit({ prepare: 'pnpm build' }), { strategy }).strategy).toBe(strategy)
    },
  )
})

describe('again', () => {
  test('by types: a test that stayed green has its types checked, where these count too', () => {
    const { unit: one, ...rest } = measured('toothless', { kind: 'stayed-green' })
    const mixed = { ...rest, unit: { ...one, guard: { ...one.guard, fails: ['assertion', 'types'] as const } } }
    expect(secondWay(mixed, {}), 'a test that stayed green has its types checked').toEqual({
      strategy: 'copy',
      because: { kind: 'checks-types' },
    })
  })

  test('not by types where the reverted file silences the checker', () => {
    const { unit: one, ...rest } = measured('toothless', { kind: 'stayed-green' })
    const guard = { ...one.guard, fails: ['assertion', 'types'] as const }
    expect(
      secondWay({ ...rest, unit: { ...one, guard, files: [SILENT] } }, {}),
      'a test that stayed green is not asked by types where the checker keeps silent',
    ).toMatchObject({ because: { kind: 'green-in-memory' } })
  })

  test.each<Reason>([
    UNSERVED,
    { kind: 'never-loaded', file: 'src/cli.ts' },
    { kind: 'never-executed', file: 'src/cli.ts', site: 0 },
  ])('in a copy when it was $kind: what an overlay never met is tried in a copy', (reason) => {
    expect(secondWay(measured('unreached', reason), {})).toEqual({
      strategy: 'copy',
      because: { kind: 'not-through-vite', file: 'src/cli.ts' },
    })
  })

  test.each<[Judgement['verdict'], Reason]>([
    ['bites', { kind: 'named-failure' }],
    ['unnamed', { kind: 'does-not-name', wanted: [] }],
    ['red-already', { kind: 'control-is-red' }],
  ])('never when it %s: unreached in memory is tried on disk, and nothing else', (verdict, reason) => {
    expect(secondWay(measured(verdict, reason), {})).toBeUndefined()
  })

  test('in a copy when it is toothless: what stayed green under an overlay is tried in a copy', () => {
    expect(secondWay(measured('toothless', { kind: 'stayed-green' }), {})).toEqual({
      strategy: 'copy',
      because: { kind: 'green-in-memory', file: 'src/rows.ts' },
    })
  })

  test('never when a strategy was asked for', () => {
    expect(secondWay(measured('unreached', UNSERVED), { strategy: 'overlay' })).toBeUndefined()
  })

  test('never a second time', () => {
    const again = { ...measured('unreached', UNSERVED), way: { strategy: 'copy' } as const }
    expect(secondWay(again, {})).toBeUndefined()
  })
})

describe('together', () => {
  const first = measured('unreached', UNSERVED)

  test('the copy speaks when it met the code', () => {
    const second = measured('toothless', { kind: 'stayed-green' })
    expect(together(first, second)).toBe(second)
  })

  test('the copy speaks when the code was loaded there at least', () => {
    const second = measured('unreached', { kind: 'never-executed', file: 'src/cli.ts', site: 0 })
    expect(together(first, second)).toBe(second)
  })

  test('the overlay speaks when the copy met the code no more', () => {
    const second = measured('unreached', { kind: 'never-loaded', file: 'src/cli.ts' })
    expect(together(first, second)).toEqual({
      ...first,
      way: { strategy: 'overlay', because: { kind: 'nor-from-disk' } },
    })
  })

  test('a red copy is no red tree: what is red only in the copy is not held against the test', () => {
    const { judgement, way } = together(first, measured('red-already', { kind: 'control-is-red' }, 0))
    expect(judgement.verdict).toBe('unreached')
    expect(way?.because).toEqual({ kind: 'copy-of-no-use', detail: 'without any revert the run fails' })
  })

  test('a runner that failed in the copy is not held against the test either', () => {
    const second = measured('unmeasured', { kind: 'runner-failed', detail: 'no config' })
    expect(together(first, second).judgement.verdict).toBe('unreached')
  })

  describe('a test that stayed green in memory is toothless unless the copy bites', () => {
    const green = measured('toothless', { kind: 'stayed-green' })

    test('the copy bites', () => {
      const second = measured('bites', { kind: 'named-failure' })
      expect(together(green, second)).toBe(second)
    })

    test.each<[Judgement['verdict'], Reason]>([
      ['toothless', { kind: 'stayed-green' }],
      ['unreached', UNSERVED],
      ['unnamed', { kind: 'does-not-name', wanted: [] }],
      ['red-already', { kind: 'control-is-red' }],
      ['flaky', { kind: 'controls-disagree' }],
      ['unmeasured', { kind: 'interrupted' }],
    ])('the copy is %s', (verdict, reason) => {
      expect(together(green, measured(verdict, reason))).toBe(green)
    })

    test('no copy can be made', () => {
      expect(withoutCopy(green, 'no space left')).toBe(green)
    })
  })

  test('an interruption is one', () => {
    const second = measured('unmeasured', { kind: 'interrupted' }, 0)
    expect(together(first, second)).toBe(second)
  })

  test('a copy that could not be made leaves what the overlay found', () => {
    expect(withoutCopy(first, 'no space left').way?.because).toEqual({
      kind: 'copy-of-no-use',
      detail: 'no space left',
    })
  })
})
