/** Units measured strategy by strategy: which lanes are opened for what, and what comes round again. */

import { describe, expect, test } from 'vitest'
import { TeethError } from '../../../src/errors/teeth-error.ts'
import type { ProgressEvent, ProveRequest } from '../../../src/model/request.ts'
import type { OverlayFact } from '../../../src/model/run.ts'
import type { Strategy } from '../../../src/model/strategy.ts'
import { firstStrategy } from '../../../src/prove/first-strategy.ts'
import { measureInRounds } from '../../../src/prove/rounds.ts'
import type { Unit } from '../../../src/prove/units.ts'
import { failedFact, type FakeLane, fakeLane, type Script } from '../../support/fake-lane.ts'
import { layer, request, unit } from '../../support/guards.ts'
import { textFiles } from '../../support/text-world.ts'

const REVERTED = {
  file: 'src/rows.ts',
  before: 'a',
  after: 'b',
  edits: [],
  instrumented: { text: '__teeth_hit__(0);b', trailerAt: 18, probed: [0] },
}

const TYPE_CHECKS = new Map([['test/rows.test.ts', { tests: [[3, 9]] as const }]])

const units = (...ids: readonly string[]): readonly Unit[] => ids.map((id) => unitOf({ id }))
const unitOf = (fields: Parameters<typeof unit>[0]): Unit => ({
  ...unit({ names: { kind: 'phrase', text: 'requested plane' }, ...fields }),
  files: [REVERTED],
})

const fact = (fields: Partial<OverlayFact>): readonly OverlayFact[] => [
  { file: 'src/rows.ts', served: 0, wasLoaded: false, reached: [], ...fields },
]
/** The code does not pass through Vite. */
const unmet: Script = ({ overlays }) => (overlays.length > 0 ? { overlays: fact({}) } : {})
/** On disk the test goes red. */
const red: Script = ({ overlays }) =>
  overlays.length > 0 ? { tests: [failedFact()], overlays: fact({ isOnDisk: true }) } : {}

/** The old behaviour runs, and nobody minds. */
const green: Script = ({ overlays }) =>
  overlays.length > 0 ? { overlays: fact({ served: 1, wasLoaded: true, reached: [0] }) } : {}

type Scripts = Readonly<Partial<Record<Strategy, Script>>>

function outside(scripts: Scripts, refusal?: TeethError) {
  const opened: { readonly strategy: Strategy; readonly lane: FakeLane }[] = []
  const interrupted = new AbortController()
  const open = async (strategy: Strategy = 'overlay') => {
    if (strategy === 'copy' && refusal !== undefined) throw refusal
    const lane = fakeLane(scripts[strategy] ?? (() => ({})), { canKeepWorkers: false })
    opened.push({ strategy, lane })
    return lane
  }
  const world = { runner: { version: '5.1.2', open }, interruption: interrupted.signal, files: textFiles(new Map()) }
  return { world, opened, interrupted }
}

async function measured(
  scripts: Scripts,
  batch: readonly Unit[],
  wish: Partial<ProveRequest> = {},
  refusal?: TeethError,
) {
  const { world, opened, interrupted } = outside(scripts, refusal)
  const asked = request(wish)
  const events: ProgressEvent[] = []
  const onProgress = (event: ProgressEvent) => {
    events.push(event)
    if (wish.invocation === 'interrupted' && event.kind === 'on-disk') interrupted.abort()
  }
  const lanes = [world.runner.open(firstStrategy(asked))]
  const all = await measureInRounds(world, asked, {
    units: batch,
    layers: [layer()],
    typeChecks: TYPE_CHECKS,
    lanes,
    onProgress,
  })
  return { all, opened, events, lanes }
}

const shown = (all: Awaited<ReturnType<typeof measured>>['all']) =>
  all.map(({ unit, judgement, way }) => [unit.guard.id, judgement.verdict, way?.strategy])

describe('of itself', () => {
  test('an overlay is tried, and a copy for what it did not meet', async () => {
    const { all, events } = await measured({ overlay: unmet, copy: red }, units('one', 'two'))
    expect(shown(all)).toEqual([
      ['one', 'bites', 'copy'],
      ['two', 'bites', 'copy'],
    ])
    expect(events).toContainEqual({ kind: 'on-disk', strategy: 'copy', guards: 2 })
  })

  test('no copy is made where the overlay met everything', async () => {
    const script: Script = ({ overlays }) => (overlays.length > 0 ? { tests: [failedFact()] } : {})
    const { all, opened } = await measured({ overlay: script }, units('one'))
    expect(shown(all)).toEqual([['one', 'bites', 'overlay']])
    expect(opened.map(({ strategy }) => strategy)).toEqual(['overlay'])
  })

  test('a guard is told once, when it is settled', async () => {
    const { events } = await measured({ overlay: unmet, copy: red }, units('one'))
    expect(events.filter(({ kind }) => kind === 'proven')).toEqual([
      { kind: 'proven', guardId: 'one', verdict: 'bites', done: 1, of: 1 },
    ])
  })

  test('a guard with a command goes into a copy at once, and has it run', async () => {
    const { all, opened } = await measured({ copy: red }, [unitOf({ id: 'one', prepare: 'pnpm build' })])
    expect(shown(all)).toEqual([['one', 'bites', 'copy']])
    const [overlay, copy] = opened
    expect(overlay?.lane.asked).toEqual([])
    expect(copy?.lane.asked.map(({ prepare }) => prepare)).toEqual(['pnpm build', 'pnpm build', 'pnpm build'])
  })

  test('the command of the configuration is run on disk only', async () => {
    const { opened } = await measured({ overlay: unmet, copy: red }, units('one'), { prepare: 'pnpm build' })
    const [overlay, copy] = opened
    expect(new Set(overlay?.lane.asked.map(({ prepare }) => prepare))).toEqual(new Set([undefined]))
    expect(new Set(copy?.lane.asked.map(({ prepare }) => prepare))).toEqual(new Set(['pnpm build']))
  })

  test('a copy that cannot be made leaves what the overlay found, with the reason', async () => {
    const refusal = new TeethError('tree-not-copied', 'no space left\nat all')
    const { all } = await measured({ overlay: unmet }, units('one'), {}, refusal)
    expect(all[0]).toMatchObject({
      judgement: { verdict: 'unreached' },
      way: { strategy: 'overlay', because: { kind: 'copy-of-no-use', detail: 'no space left' } },
    })
  })

  test('a copy that cannot be made stops the command where a guard asks for one', async () => {
    const refusal = new TeethError('tree-not-copied', 'no space left')
    await expect(measured({}, [unitOf({ prepare: 'pnpm build' })], {}, refusal)).rejects.toThrow(refusal)
  })

  test('a test that stayed green has its types checked where these count too, and bites by them', async () => {
    const both = unitOf({ id: 'one', fails: ['assertion', 'types'] })
    const { all, opened } = await measured({ overlay: green, copy: red }, [both])
    expect(shown(all)).toEqual([['one', 'bites', 'copy']])
    const asked = opened.map(({ lane }) => lane.asked.map(({ typeCheck }) => typeCheck))
    const typeCheck = TYPE_CHECKS.get('test/rows.test.ts')
    expect(asked.map((checks) => [...new Set(checks)])).toEqual([[undefined], [typeCheck]])
  })

  test('a guard that is about types costs no run of its test, and no probe', async () => {
    const typeCheck = { tests: [] }
    const script: Script = ({ overlays }) =>
      overlays.length > 0 ? { overlays: fact({ wasLoaded: true, isOnDisk: true }) } : {}
    const { all, opened } = await measured({ copy: script }, [
      { ...unitOf({ id: 'one', fails: ['types'] }), typeCheck },
    ])
    expect(shown(all)).toEqual([['one', 'toothless', 'copy']])
    const [overlay, copy] = opened
    expect(overlay?.lane.asked).toEqual([])
    expect(copy?.lane.asked.map(({ overlays, isProbed }) => [overlays.length, isProbed])).toEqual([
      [0, undefined],
      [1, undefined],
      [1, undefined],
      [0, undefined],
    ])
  })

  test('an interruption leaves what was to come round again unsaid', async () => {
    const { all } = await measured({ overlay: unmet, copy: red }, units('one'), { invocation: 'interrupted' })
    expect(all).toEqual([])
  })

  test('a test that stayed green is tried in a copy, and bites there', async () => {
    const { all, opened } = await measured({ overlay: green, copy: red }, units('one'))
    expect(shown(all)).toEqual([['one', 'bites', 'copy']])
    const [, copy] = opened
    expect(copy?.lane.asked.map(({ overlays }) => overlays.length)).toEqual([0, 1, 0])
  })

  test('a test that stays green in a copy too costs a control and one trial there', async () => {
    const { all, opened } = await measured({ overlay: green, copy: green }, units('one'))
    expect(shown(all)).toEqual([['one', 'toothless', 'overlay']])
    const [, copy] = opened
    expect(copy?.lane.asked.map(({ overlays, isProbed }) => [overlays.length, isProbed])).toEqual([
      [0, undefined],
      [1, undefined],
    ])
  })

  test('enough failures end the command, and only what failed is looked at in a copy', async () => {
    const script: Script = (scenario) => (scenario.overlays[0]?.file === 'src/other.ts' ? {} : unmet(scenario, 0))
    const other = { ...unitOf({ id: 'toothless' }), files: [{ ...REVERTED, file: 'src/other.ts' }] }
    const site = other.guard.sites.map((one) => ({ ...one, file: 'src/other.ts' }))
    const batch = [...units('one'), { ...other, guard: { ...other.guard, sites: site } }]
    const { all } = await measured({ overlay: script, copy: green }, batch, { bail: 1 })
    expect(shown(all)).toEqual([['toothless', 'toothless', 'overlay']])
  })
})

test('a guard that fails in two tests is one of those that end a command', async () => {
  const twice = unitOf({ id: 'one', tests: [{ file: 'test/rows.test.ts' }, { file: 'test/seats.test.ts' }] })
  const batch = [
    twice,
    { ...twice, test: { file: 'test/seats.test.ts' } },
    unitOf({ id: 'two', tests: [{ file: 'test/planes.test.ts' }] }),
  ]
  const { all } = await measured({}, batch, { bail: 2, lanes: 1 })
  expect(new Set(all.map(({ unit }) => unit.guard.id)), 'both guards were tried').toEqual(new Set(['one', 'two']))
})

describe('on request', () => {
  test('an overlay alone is tried', async () => {
    const { all, opened } = await measured({ overlay: unmet, copy: red }, units('one'), { strategy: 'overlay' })
    expect(shown(all)).toEqual([['one', 'unreached', 'overlay']])
    expect(opened.map(({ strategy }) => strategy)).toEqual(['overlay'])
  })

  test('a copy alone is tried, in as many lanes as there are guards for', async () => {
    const many = units('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
    const { all, opened } = await measured({ copy: red }, many, { strategy: 'copy', lanes: 2 })
    expect(all).toHaveLength(8)
    expect(opened.map(({ strategy }) => strategy)).toEqual(['copy', 'copy'])
  })

  test('the tree itself is written in one lane', async () => {
    const many = units('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
    const { all, opened } = await measured({ 'in-place': red }, many, { strategy: 'in-place', lanes: 4 })
    expect(all).toHaveLength(8)
    expect(opened.map(({ strategy }) => strategy)).toEqual(['in-place'])
  })
})
