/** Trials that checked types: whose errors speak, and beside which nothing does. */

import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/judge/judge.ts'
import type { ErrorFact, Run } from '../../../src/model/run.ts'
import type { Proof } from '../../../src/model/verdict.ts'
import { failed, guard, NAMED, overlay, passed, proof, run, SOURCE, suiteError } from '../../support/runs.ts'

const CALLER = 'src/till.ts'
const TEST = 'test/stock.test.ts'
/** As a checker's trial has it: on disk, and read. */
const READ = overlay({ served: 0, reached: [], isOnDisk: true })

function wrong(file: string, code = 'TS2345'): ErrorFact {
  const place = { file, line: 7, column: 3 }
  return { name: 'TypeCheckError', message: `no shelf (${code})`, code, place, keys: [], inner: [], phase: 'body' }
}

const outside = (file: string, code?: string): ErrorFact => ({ ...wrong(file, code), phase: 'outside' })
const checked = (rest: Partial<Run> = {}) => run([failed(NAMED, wrong(TEST))], { overlays: [READ], ...rest })
const unnoticed = (rest: Partial<Run> = {}) => checked({ tests: [passed(NAMED)], ...rest })

function shown(trial: Run, rest: Partial<Proof> = {}) {
  const control = run([passed(NAMED)], { overlays: [] })
  const own = { guard: guard({ fails: ['types'] }), laterControls: [control], probed: [], ...rest }
  const { verdict, reason } = judge(proof(trial, own), { naming: 'usual' })
  return [verdict, reason.kind, ...('file' in reason ? [reason.file] : [])]
}

describe('an error of types in the named test', () => {
  test('bites', () => {
    expect(shown(checked())).toEqual(['bites', 'named-failure'])
  })

  test('is no failure that counts for a guard about something else', () => {
    expect(shown(checked(), { guard: guard() })).toEqual(['incidental', 'kind-does-not-count'])
  })

  test('bites beside errors in other files, which use what was reverted as well', () => {
    expect(shown(checked({ unhandled: [outside(CALLER)] }))).toEqual(['bites', 'named-failure'])
  })

  test('is not believed beside an error that nobody caught and that only is called like one of types', () => {
    const { place: _, ...thrown } = outside(CALLER)
    expect(
      shown(checked({ unhandled: [thrown] })),
      'an error that nobody caught is no error of types by its name alone',
    ).toEqual(['incidental', 'unhandled-error'])
  })

  test('is not believed where the revert does not pass the check itself', () => {
    expect(
      shown(checked({ unhandled: [outside(SOURCE)] })),
      'a revert that does not pass the type check itself is no old behaviour',
    ).toEqual(['incidental', 'types-fail-elsewhere', SOURCE])
  })

  test.each(['TS2304', 'TS2305', 'TS2307', 'TS2584', 'TS2613', 'TS2693', 'TS2709', 'TS2724', 'TS2749', 'TS1005'])(
    'is not believed where something is gone elsewhere: %s',
    (code) => {
      expect(
        shown(checked({ unhandled: [outside(CALLER, code)] })),
        'what is gone elsewhere has any type, and proves nothing',
      ).toEqual(['incidental', 'types-fail-elsewhere', CALLER])
    },
  )

  test('is not believed beside errors around the test: broken types outweigh a name', () => {
    const around = [suiteError([], { ...wrong(TEST, 'TS2305'), phase: 'load' })]
    expect(shown(checked({ suiteErrors: around })), 'types that are broken around the test outweigh its name').toEqual([
      'incidental',
      'types-fail-elsewhere',
      TEST,
    ])
  })
})

describe('errors that the configuration ignores', () => {
  const ignored = (file: string, code?: string) => checked({ ignored: [outside(file, code)] })

  test.each([
    ['in what was reverted', SOURCE, 'TS2345'],
    ['of what is gone elsewhere', CALLER, 'TS2305'],
  ])('break a proof all the same %s', (_, file, code) => {
    expect(shown(ignored(file, code)), 'what is broken breaks a proof also where the configuration ignores it').toEqual(
      ['incidental', 'types-fail-elsewhere', file],
    )
  })

  test('do not matter otherwise: in a trial', () => {
    expect(shown(ignored(CALLER))).toEqual(['bites', 'named-failure'])
    expect(shown(unnoticed({ ignored: [outside(CALLER)] }))).toEqual(['toothless', 'stayed-green'])
  })

  test('do not matter otherwise: when they are there without any revert', () => {
    const control = run([passed(NAMED)], { overlays: [], ignored: [outside(SOURCE), outside(CALLER, 'TS2305')] })
    const trial = checked({ ignored: [outside(SOURCE), outside(CALLER, 'TS2305')] })
    expect(shown(trial, { control, laterControls: [control] })).toEqual(['bites', 'named-failure'])
  })

  test('are new where a control has the same words in another file', () => {
    const control = run([passed(NAMED)], { overlays: [], ignored: [outside(CALLER)] })
    const trial = checked({ ignored: [outside(CALLER), outside(SOURCE)] })
    expect(
      shown(trial, { control, laterControls: [control] }),
      'the same error of types in another file is new',
    ).toEqual(['incidental', 'types-fail-elsewhere', SOURCE])
  })
})

describe('a thing that is gone in the lines of the test', () => {
  const missing = (code: string) => run([failed(NAMED, wrong(TEST, code), wrong(TEST))], { overlays: [READ] })

  test.each(['TS2304', 'TS2459', 'TS2694'])('has any type, and proves nothing: %s', (code) => {
    expect(shown(missing(code)), 'what is gone in the lines of the test has any type, and proves nothing').toEqual([
      'incidental',
      'types-fail-elsewhere',
      TEST,
    ])
  })

  test.each(['TS1360', 'TS2339'])('is not what any other error means: %s', (code) => {
    expect(shown(missing(code))).toEqual(['bites', 'named-failure'])
  })
})

describe('a named test whose types are right', () => {
  test('is toothless', () => {
    expect(shown(unnoticed())).toEqual(['toothless', 'stayed-green'])
  })

  test('is unreached where the checker never read the file', () => {
    const overlays = [{ ...READ, wasLoaded: false }]
    expect(shown(unnoticed({ overlays }))).toEqual(['unreached', 'never-loaded', SOURCE])
  })

  test('is incidental where types fail elsewhere', () => {
    expect(
      shown(unnoticed({ unhandled: [outside(CALLER)] })),
      'types that fail elsewhere are not the named test failing',
    ).toEqual(['incidental', 'types-fail-elsewhere', CALLER])
  })
})

test('errors of types that are there without any revert make the control red', () => {
  const control = run([passed(NAMED)], { overlays: [], unhandled: [outside(CALLER)] })
  expect(shown(checked(), { control, laterControls: [] })).toEqual(['red-already', 'control-is-red'])
})
