/** A sweep told without Stryker or Vitest: its report is given, and a script says what each run sees. */

import type { ChangedFile } from '../../../src/model/change.ts'
import type { Scenario } from '../../../src/model/run.ts'
import type {
  MutantResult,
  Stryker,
  StrykerEnd,
  StrykerMutant,
  StrykerReport,
  StrykerWish,
  SweepJournal,
} from '../../../src/model/sweep.ts'
import type { SweepLedger } from '../../../src/model/sweep-ledger.ts'
import type { TestImports } from '../../../src/model/world.ts'
import { sweep } from '../../../src/sweep/sweep.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from '../../../src/sweep/sweep-request.ts'
import { type FakeLane, fakeLane, type Script } from '../../support/fake-lane.ts'
import { layer, request } from '../../support/guards.ts'
import { NO_GIT } from '../../support/text-world.ts'

export const FILE = 'src/rows.ts'
export const TEST = 'test/rows.test.ts'
export const SOURCE = 'export const cut = (n: number) => (n > 10 ? 10 : n)\n'

export type Story = {
  readonly mutants: readonly StrykerMutant[]
  readonly script?: Script
  readonly wish?: Partial<SweepRequest>
  readonly testFiles?: readonly string[]
  readonly changed?: readonly ChangedFile[]
  readonly changedSince?: string
  readonly paths?: readonly string[]
  readonly interruption?: AbortSignal
  readonly journal?: SweepJournal
  /** Absent: it has one. */
  readonly hasStryker?: boolean
  /** How Stryker ends. Absent: it has tried all of them. */
  readonly end?: (all: StrykerReport) => StrykerEnd
  /** The budget's. */
  readonly timer?: AbortSignal
  /** Of the lane. Absent: it starts a worker for every run. */
  readonly canKeepWorkers?: boolean
}

export type Swept = {
  readonly ledger: SweepLedger
  readonly lane: FakeLane
  /** What Stryker was asked for. */
  readonly asked: StrykerWish | undefined
  readonly events: readonly SweepEvent[]
}

export async function swept(story: Story): Promise<Swept> {
  const { mutants, script = () => ({}), wish = {}, testFiles = [TEST] } = story
  const { journal = keptIn([]), canKeepWorkers = false } = story
  const layers = [layer({ name: '', files: testFiles })]
  const lane = { ...fakeLane(script, { layers, canKeepWorkers }), imports: async () => testFiles.map(importing) }
  let asked: StrykerWish | undefined
  const stryker: Stryker = {
    version: '10.1.1',
    mutates: async () => ['src/**'],
    run: async (strykerWish) => {
      asked = strykerWish
      return story.end?.(report(mutants)) ?? { kind: 'finished', report: report(mutants) }
    },
  }
  const world: SweepWorld = {
    ...(story.hasStryker === false ? {} : { stryker }),
    files: {
      root: '/rows',
      list: async () => [FILE],
      read: async (path) => (path === FILE ? SOURCE : undefined),
      search: async () => [],
      exists: async () => true,
    },
    git: { ...NO_GIT, head: async () => 'b'.repeat(40) },
    runner: { version: '5.1.2', open: async () => lane },
    modules: { load: async () => ({}) },
    clock: { now: () => new Date(0), elapsed: () => 0, turn: async () => undefined },
    interruption: story.interruption ?? new AbortController().signal,
    changes: { read: async () => ({ from: SIDE, to: SIDE, files: story.changed ?? [], outside: 0, subjects: [] }) },
    journal,
    timer: () => story.timer ?? new AbortController().signal,
    digest: (text) => `digest of ${text}`,
  }
  const { paths = [], changedSince } = story
  const selection = { paths, ...(changedSince === undefined ? {} : { changedSince }) }
  const runs = request({ lanes: 1, selection })
  const events: SweepEvent[] = []
  const ledger = await sweep(
    world,
    { sample: { share: 0, seed: 1 }, waivers: [], testFiles: 10, runs, ...wish },
    { signature: { tool: '0.1.0', node: '24.0.0' }, onEvent: (event) => void events.push(event) },
  )
  return { ledger, lane, asked, events }
}

const SIDE = { name: 'a side' }

export function report(mutants: readonly StrykerMutant[]): StrykerReport {
  return {
    schemaVersion: '2',
    files: { [FILE]: { source: SOURCE, mutants } },
    testFiles: { [TEST]: { tests: [{ id: 'cuts' }] } },
  }
}

/** A journal that keeps its results in the given list. */
export function keptIn(results: MutantResult[]): SweepJournal {
  return {
    read: async () => results,
    add: async (_, more) => void results.push(...more),
    clear: async () => void results.splice(0),
  }
}

/** A mutant of the text that goes, which is in `SOURCE` once. */
export function strykerMutant(goes: string, comes: string, rest: Partial<StrykerMutant> = {}): StrykerMutant {
  const at = SOURCE.indexOf(goes) + 1
  return {
    id: comes,
    mutatorName: 'Some',
    replacement: comes,
    location: { start: { line: 1, column: at }, end: { line: 1, column: at + goes.length } },
    status: 'Survived',
    coveredBy: ['cuts'],
    ...rest,
  }
}

/** The text that a scenario serves in place of the file; empty for a control. */
export function served({ overlays }: Scenario): string {
  return overlays[0]?.plain ?? ''
}

/** What a ledger says of its only mutant. */
export function verdictIn({ mutants: [first] }: SweepLedger): string | undefined {
  return first?.result.verdict
}

function importing(file: string): TestImports {
  return { file, layer: '', modules: [{ file: FILE, distance: 1 }] }
}
