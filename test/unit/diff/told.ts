/** A diff told without git or Vitest: the change is given, and a script says what each run sees. */

import { diff } from '../../../src/diff/diff.ts'
import type { DiffRequest, DiffWorld } from '../../../src/diff/diff-request.ts'
import { TeethError } from '../../../src/errors/teeth-error.ts'
import type { Change, ChangedFile } from '../../../src/model/change.ts'
import type { DiffLedger } from '../../../src/model/diff-ledger.ts'
import type { Scenario } from '../../../src/model/run.ts'
import type { LayerFact, TestImports } from '../../../src/model/world.ts'
import { type FakeLane, fakeLane, type Script } from '../../support/fake-lane.ts'
import { layer, request } from '../../support/guards.ts'
import { NO_GIT } from '../../support/text-world.ts'

export const TEST = 'test/rows.test.ts'

export type Story = {
  readonly files: readonly ChangedFile[]
  readonly script?: Script
  readonly layers?: readonly LayerFact[]
  readonly imports?: readonly TestImports[]
  readonly wish?: Partial<DiffRequest>
  readonly subjects?: readonly string[]
  /** Milliseconds that pass each time the clock is asked. */
  readonly tick?: number
  readonly interruption?: AbortSignal
  /** What the project's files hold, where that is asked. */
  readonly texts?: Readonly<Record<string, string>>
  /** What runs see in a copy of the tree. */
  readonly onDisk?: Script
  /** Why no copy can be made. */
  readonly noCopy?: string
}

export type Told = {
  readonly ledger: DiffLedger
  readonly lane: FakeLane
  readonly opened: number
  /** The one that puts the old code on disk; nothing was asked of it where there was no need. */
  readonly copy: FakeLane
}

export async function told(story: Story): Promise<Told> {
  const { files, script = () => ({}), layers = [layer()], imports = [], wish = {}, subjects = [], tick = 0 } = story
  const lane = { ...fakeLane(script, { layers, canKeepWorkers: false }), imports: async () => imports }
  const copy = fakeLane(story.onDisk ?? (() => ({})), { layers, canKeepWorkers: false })
  let opened = 0
  let now = 0
  const change: Change = {
    from: { commit: 'a'.repeat(40), name: 'merge base with main' },
    to: { name: 'work tree' },
    files,
    outside: 0,
    subjects,
  }
  const world: DiffWorld = {
    files: {
      root: '/rows',
      list: async () => [],
      read: async (path) => story.texts?.[path],
      search: async () => [],
      exists: async () => true,
    },
    git: { ...NO_GIT, head: async () => 'b'.repeat(40) },
    runner: {
      version: '5.1.2',
      open: async (strategy) => {
        opened += 1
        if (strategy === 'copy' && story.noCopy !== undefined) throw new TeethError('tree-not-copied', story.noCopy)
        return strategy === 'copy' ? copy : lane
      },
    },
    modules: { load: async () => ({}) },
    clock: { now: () => new Date(0), elapsed: () => (now += tick), turn: async () => undefined },
    interruption: story.interruption ?? new AbortController().signal,
    changes: { read: async () => change },
  }
  const asked: DiffRequest = {
    wish: { kind: 'since' },
    tests: 'related',
    isMatrix: false,
    budgetMs: 300_000,
    testFiles: 10,
    runs: request({ lanes: 1 }),
    ...wish,
  }
  const ledger = await diff(world, asked, { signature: { tool: '0.1.0', node: '24.0.0' }, onEvent: () => undefined })
  return { ledger, lane, opened, copy }
}

/** The text that a scenario serves in place of a file. */
export function served({ overlays }: Scenario, file = 'src/rows.ts'): string {
  return overlays.find((overlay) => overlay.file === file)?.plain ?? ''
}
