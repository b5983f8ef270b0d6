/** A pin told without git or Vitest: which part of a change gets a guard, and when none does. */

import { expect, test } from 'vitest'
import type { DiffWorld } from '../../../src/diff/diff-request.ts'
import { pin } from '../../../src/diff/pin.ts'
import type { Pin } from '../../../src/diff/pin-change.ts'
import type { Target } from '../../../src/diff/target.ts'
import { failedFact, fakeLane, type Script, testFact } from '../../support/fake-lane.ts'
import { layer, request } from '../../support/guards.ts'
import { rejectedWith } from '../../support/refused.ts'
import { NO_GIT, textFiles, textWorld } from '../../support/text-world.ts'

const ROWS = 'src/rows.ts'
const TEST = 'test/rows.test.ts'
const BEFORE = `export function findRow(rows, id, plane) {
  return rows.find((row) => row.id === id)
}
export const planes = ['main']
`
const NOW = BEFORE.replace('row.id === id', 'row.id === id && row.plane === plane')
const TWO_PARTS = NOW.replace("['main']", "['main', 'draft']")
const TITLE = 'reads the row from the requested plane'

type Given = {
  readonly older?: string
  readonly now?: string
  readonly projects?: readonly string[]
  readonly interruption?: AbortSignal
}

function pinned(script: Script, { now = NOW, projects = ['unit'], interruption, older }: Given = {}): Promise<Pin> {
  const texts = new Map([
    [ROWS, now],
    [TEST, ''],
  ])
  const layers = projects.map((name) => layer({ name, files: [TEST, ...(older === undefined ? [] : [older])] }))
  const modules = [{ file: ROWS, distance: 1 }]
  const lane = () => ({
    ...fakeLane(script, { layers, canKeepWorkers: false }),
    imports: async (targets: readonly Target[]) => targets.map((target) => ({ ...target, modules })),
  })
  const world: DiffWorld = {
    ...textWorld(textFiles(texts)),
    git: { ...NO_GIT, textAt: async () => ({ kind: 'text', text: BEFORE }) },
    runner: { version: '5.1.2', open: async () => lane() },
    ...(interruption && { interruption }),
    changes: {
      read: async () => ({
        from: { commit: 'a'.repeat(40), name: 'parent of HEAD' },
        to: { name: 'HEAD' },
        files: [
          { path: ROWS, status: 'modified', before: BEFORE, now },
          { path: TEST, status: 'modified', before: '1', now: '2' },
        ],
        outside: 0,
        subjects: ['fix: keep planes apart'],
      }),
    },
  }
  const asked = {
    wish: { kind: 'commit', ref: 'HEAD' },
    tests: 'related',
    isMatrix: false,
    budgetMs: 300_000,
    testFiles: 10,
    runs: request({ lanes: 1 }),
  } as const
  return pin(world, asked, { signature: { tool: '0.1.0', node: '24.0.0' }, onEvent: () => undefined })
}

/** The test fails whenever this code is not in what is served. */
const needs =
  (code: string): Script =>
  ({ overlays }) => {
    const isOld = overlays.some(({ plain }) => plain?.includes(code) === false)
    return { tests: [isOld ? failedFact({ titlePath: [TITLE] }) : testFact({ titlePath: [TITLE] })] }
  }

const linesOf = ({ draft }: Pin) => draft.sites.flatMap(({ lines }) => lines)

test('the guard is that of the part which a test notices', async () => {
  const found = await pinned(needs('row.plane === plane'), { now: TWO_PARTS })
  expect(linesOf(found)).toEqual([
    `@teeth keep-planes-apart: ${TITLE}`,
    `  test: ${TEST}`,
    '  was: return rows.find((row) => row.id === id)',
  ])
  expect(found.entry).toMatchObject({ verdict: 'bites', reproduce: 'pnpm teeth src/rows.ts -t keep-planes-apart' })
})

test('pin refuses when nothing notices', async () => {
  const error = await rejectedWith(() => pinned(() => ({ tests: [testFact({ titlePath: [TITLE] })] })))
  expect(error.code, 'pin refuses when nothing notices').toBe('nothing-notices')
})

test('an annotation that does not bite is never handed out', async () => {
  // Only with the file exactly as it was before the change is there anything to notice.
  const script: Script = (scenario) =>
    scenario.overlays.every(({ before }) => before === NOW) ? needs('row.plane')(scenario, 1) : {}
  expect((await rejectedWith(() => pinned(script))).code).toBe('not-pinned')
})

test('refuses where a part is missed, and the whole change is not', async () => {
  // What the first part broke the second has mended: only one of them without the other is noticed.
  const script: Script = ({ overlays }) => {
    const text = overlays[0]?.plain ?? TWO_PARTS
    const isEven = text.includes('row.plane === plane') === text.includes("'draft'")
    return { tests: [isEven ? testFact({ titlePath: [TITLE] }) : failedFact({ titlePath: [TITLE] })] }
  }
  const error = await rejectedWith(() => pinned(script, { now: TWO_PARTS }))
  expect(error.code).toBe('nothing-notices')
  expect(error.message).toContain('only undoing a part alone breaks something')
})

test('names the project where the test file belongs to several', async () => {
  const found = await pinned(needs('row.plane === plane'), { projects: ['node', 'browser-like'] })
  expect(linesOf(found)).toContain('  layer: node')
  expect(linesOf(await pinned(needs('row.plane === plane'))).join()).not.toContain('layer:')
})

test('an interrupted pin says so, and claims nothing about the tests', async () => {
  const error = await rejectedWith(() => pinned(needs('row.plane'), { interruption: AbortSignal.abort() }))
  expect(error.code).toBe('pin-interrupted')
})

test('names the test alone where others of its file are red already', async () => {
  const script: Script = (scenario, count) => {
    const red = failedFact({ id: 'red', titlePath: ['red already'] })
    return { tests: [red, ...(needs('row.plane')(scenario, count).tests ?? [])] }
  }
  expect(linesOf(await pinned(script))).toContain(`  test: ${TEST} > ${TITLE}`)
})

test('says what was in the way where tests fail for another reason', async () => {
  const error = { name: 'ReferenceError', message: 'h is not defined', keys: [], inner: [], phase: 'body' } as const
  const script: Script = ({ overlays }) => ({
    tests: [
      overlays.length > 0 ? failedFact({ titlePath: [TITLE], errors: [error] }) : testFact({ titlePath: [TITLE] }),
    ],
  })
  const refused = await rejectedWith(() => pinned(script))
  expect(refused.code).toBe('not-pinned')
  expect(refused.message).toContain('h is not defined')
})

test('goes on to older tests where those of the change miss a part alone', async () => {
  // The test of the change sees that only one of the two parts is back; the older one misses the first whenever it is gone.
  const script: Script = ({ file, overlays }) => {
    const text = overlays[0]?.plain ?? TWO_PARTS
    const isEven = text.includes('row.plane === plane') === text.includes("'draft'")
    const isGreen = file === TEST ? isEven : text.includes('row.plane === plane')
    return { tests: [isGreen ? testFact({ titlePath: [TITLE] }) : failedFact({ titlePath: [TITLE] })] }
  }
  const found = await pinned(script, { now: TWO_PARTS, older: 'test/older.test.ts' })
  expect(found.entry.verdict).toBe('bites')
})
