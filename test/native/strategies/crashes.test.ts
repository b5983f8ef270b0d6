/** The crash campaign: commands that are killed at random moments, and what the next one makes of what they leave. */

import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { start, teeth } from '../../support/binary.ts'
import { crash, type Moment, processesIn, type Reach } from '../../support/crash.ts'
import { kindsProject, WRITTEN } from '../../support/kinds-project.ts'
import { leftIn } from '../../support/left-in.ts'
import { scratch } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

/** A few on every day; `TEETH_CRASHES=300` is the campaign. */
const CRASHES = Number(process.env['TEETH_CRASHES'] ?? 2)

/** One round starts Vitest some times, and a busy machine takes its time over that. */
const ROUND_MS = 60_000
const LONGEST_RUN_MS = 10_000
const MOST_CHANGES = 14
const WAIT = { timeout: 30_000, interval: 20 }

test(
  `in place: after each of ${CRASHES} crashes the next command finds every file as it was`,
  { timeout: CRASHES * ROUND_MS },
  async () => {
    const project = shop('in-place')
    const before = treePrint(project.root)
    const counts = { crashes: 0, alone: 0, restored: 0 }
    while (counts.crashes < CRASHES) {
      const reach = drawnReach()
      if (!(await crash(project.start(), drawnMoment(project.root), reach))) continue
      const { code, err } = await project.list()
      expect({ code, tree: treePrint(project.root) }).toEqual({ code: 0, tree: before })
      await vi.waitFor(() => expect(processesIn(project.root)).toEqual([]), WAIT)
      counts.crashes += 1
      counts.alone += Number(reach === 'alone')
      counts.restored += Number(err.includes('restored'))
    }
    expect(treePrint(project.root)).toEqual(before)
    console.log('in place', counts)
  },
)

test(
  `in a copy: after each of ${CRASHES} crashes the next command leaves nothing of it`,
  { timeout: CRASHES * ROUND_MS },
  async () => {
    const project = shop('copy')
    const before = treePrint(project.root)
    const counts = { crashes: 0, alone: 0, withLeftovers: 0 }
    while (counts.crashes < CRASHES) {
      const reach = drawnReach()
      if (!(await crash(project.start(), { kind: 'after', ms: randomInt(LONGEST_RUN_MS) }, reach))) continue
      await vi.waitFor(() => expect(processesIn(project.temporary)).toEqual([]), WAIT)
      counts.withLeftovers += Number(leftIn(project.temporary).length > 0)
      expect((await project.list()).code).toBe(0)
      expect({ left: leftIn(project.temporary), tree: treePrint(project.root) }).toEqual({ left: [], tree: before })
      counts.crashes += 1
      counts.alone += Number(reach === 'alone')
    }
    console.log('in a copy', counts)
  },
)

/** Each run proves two guards of the kinds, so that a crash also comes between them. */
function shop(strategy: 'in-place' | 'copy') {
  const root = kindsProject()
  const temporary = scratch()
  const env = { TMPDIR: temporary, NODE_DISABLE_COMPILE_CACHE: '1' }
  return {
    root,
    temporary,
    start: () => start(root, ['--strategy', strategy, '-t', drawnGuards()], env).child,
    list: () => teeth(root, ['list'], env),
  }
}

function drawnGuards(): string {
  const kinds: string[] = [...WRITTEN, 'locked']
  const [first] = kinds.splice(randomInt(kinds.length), 1)
  return `/^(${first}|${kinds[randomInt(kinds.length)]})-rate/`
}

/** Mostly when something is written: what a crash finds there is half done. */
function drawnMoment(root: string): Moment {
  if (randomInt(3) === 0) return { kind: 'after', ms: randomInt(LONGEST_RUN_MS) }
  const folders = [root, join(root, 'src'), join(root, 'real')]
  return { kind: 'with-change', place: randomInt(1, MOST_CHANGES), folders }
}

function drawnReach(): Reach {
  return randomInt(3) === 0 ? 'alone' : 'tree'
}
