/** A project of as many mutants as a test wants, without Stryker and Vitest: for machines that share a sweep. */

import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Run, Scenario } from '../../src/model/run.ts'
import type {
  Mutant,
  MutantResult,
  Stryker,
  StrykerMutant,
  StrykerReport,
  SweepJournal,
} from '../../src/model/sweep.ts'
import type { Lane } from '../../src/model/world.ts'
import { readMutants } from '../../src/sweep/read-mutants.ts'
import type { SweepRequest, SweepWorld } from '../../src/sweep/sweep-request.ts'
import { failedFact, fakeLane } from './fake-lane.ts'
import { layer, request } from './guards.ts'
import { NO_GIT, textFiles, textWorld } from './text-world.ts'

const FILE = 'src/steps.ts'
const TEST = 'test/steps.test.ts'

export type SweepStory = {
  /** Every third of them is killed, the others survive. */
  readonly mutants: number
  /** What comes before every trial. */
  readonly onTrial?: () => Promise<void>
  /** This machine says of every mutant that it is killed. */
  readonly isWrong?: boolean
  readonly interruption?: AbortSignal
  /** Paths that differ from the commit, asked for anew each time. */
  readonly changed?: () => readonly string[]
}

export type SharedWorld = SweepWorld & {
  readonly stryker: Stryker
  /** What the journal was told, in order. */
  readonly journaled: readonly MutantResult[]
}

export const SWEEP_REQUEST: SweepRequest = {
  sample: { share: 0, seed: 1 },
  waivers: [],
  testFiles: 10,
  runs: request({ lanes: 1 }),
}

export function sweepWorld(story: SweepStory): SharedWorld {
  const source = textOf(story.mutants)
  const journaled: MutantResult[] = []
  const { changed = () => [] } = story
  return {
    ...textWorld(textFiles(new Map([[FILE, source]]))),
    git: {
      ...NO_GIT,
      head: async () => 'c'.repeat(40),
      state: async () => new Map(changed().map((path) => [path, 'changed'])),
    },
    runner: { version: '5.1.2', open: async () => laneFor(story) },
    ...(story.interruption && { interruption: story.interruption }),
    changes: { read: async () => ({ from: SIDE, to: SIDE, files: [], outside: 0, subjects: [] }) },
    journal: journalIn(journaled),
    journaled,
    digest: (text) => hash('sha256', text),
    stryker: {
      version: '10.1.1',
      mutates: async () => ['src/**'],
      run: async () => ({ kind: 'finished', report: reportOf(source, story.mutants) }),
    },
  }
}

const SIDE = { name: 'a side' }

function textOf(mutants: number): string {
  return Array.from({ length: mutants }, (_, step) => `export const step${step} = (n: number) => n > ${step}\n`).join(
    '',
  )
}

function laneFor({ mutants, onTrial, isWrong = false }: SweepStory): Lane {
  const reached = Array.from({ length: mutants }, (_, site) => site)
  const script = (scenario: Scenario): Partial<Run> => {
    const overlays = scenario.overlays.map(({ file }) => ({ file, served: 1, wasLoaded: true, reached }))
    const step = Number(/step(\d+) = \(n: number\) => false/.exec(scenario.overlays[0]?.plain ?? '')?.[1] ?? Number.NaN)
    const isKilled = step % 3 === 0 || (isWrong && !Number.isNaN(step))
    return { overlays, ...(isKilled ? { tests: [failedFact()] } : {}) }
  }
  const lane = fakeLane(script, { layers: [layer({ name: '', files: [TEST] })], canKeepWorkers: false })
  return {
    ...lane,
    run: async (scenario) => {
      // A real lane leaves the process time for other things.
      await setImmediate()
      if (scenario.overlays.some(({ plain }) => plain?.includes('=> false'))) await onTrial?.()
      return lane.run(scenario)
    },
    imports: async () => [{ file: TEST, layer: '', modules: [{ file: FILE, distance: 1 }] }],
  }
}

function reportOf(source: string, mutants: number): StrykerReport {
  const all = Array.from({ length: mutants }, (_, step): StrykerMutant => {
    const line = step + 1
    const column = `export const step${step} = (n: number) => `.length + 1
    const end = { line, column: column + `n > ${step}`.length }
    return {
      id: String(step),
      mutatorName: 'Some',
      replacement: 'false',
      location: { start: { line, column }, end },
      status: 'Survived',
      coveredBy: ['steps'],
    }
  })
  return {
    schemaVersion: '2',
    files: { [FILE]: { source, mutants: all } },
    testFiles: { [TEST]: { tests: [{ id: 'steps' }] } },
  }
}

function journalIn(results: MutantResult[]): SweepJournal {
  return {
    read: async () => [...results],
    add: async (_, more) => void results.push(...more),
    clear: async () => undefined,
  }
}

export async function mutantsIn({ stryker }: Pick<SharedWorld, 'stryker'>): Promise<readonly Mutant[]> {
  const end = await stryker.run({ concurrency: 1, onProgress: () => undefined })
  return end.kind === 'finished' ? readMutants(end.report) : []
}
