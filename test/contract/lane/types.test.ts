/** A lane that checks types, on every Vitest: whose errors they are, and when there is no telling. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run.ts'
import { testLines } from '../../../src/read/test-lines.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

const TYPE_TEST = 'test/seeds.test-d.ts'
const SEEDS = 'src/seeds.ts'
/** The overload that takes several names. */
const SEVERAL = 'export function sow(seeds: readonly Seed[], names: readonly string[]): readonly Seed[]\n'

type Asked = { readonly layer?: string; readonly file?: string; readonly deadlineMs?: number }

describe.each(VITEST_MAJORS)('a lane on Vitest %i', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/types', major)
  })
  afterAll(() => lane.close())

  const check = ({ layer = 'types', file = TYPE_TEST, deadlineMs = 60_000 }: Asked = {}): Promise<Run> => {
    const typeCheck = { tests: testLines(file, readFileSync(join(lane.root, file), 'utf8')) }
    const overlays = [overlayOf(lane.root, { file: SEEDS, now: SEVERAL, was: '' })]
    return lane.run({ layer, file, deadlineMs, typeCheck, overlays })
  }

  /** Checks with a text of a file exchanged, and puts the file back. */
  async function checkWith(file: string, [now, then]: readonly [string, string], asked: Asked = {}): Promise<Run> {
    const path = join(lane.root, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(now)
    writeFileSync(path, text.replace(now, then))
    return check(asked).finally(() => writeFileSync(path, text))
  }

  test('finds every test green, and tells that the checker reads the file', async () => {
    const run = await check()
    expect(run).toMatchObject({ end: { kind: 'finished' }, suiteErrors: [], unhandled: [] })
    expect(statesOf(run)).toEqual({ passed: 4, todo: 1 })
    expect(run.overlays).toEqual([{ file: SEEDS, served: 0, wasLoaded: true, reached: [], isOnDisk: true }])
  })

  test('gives an error to its test, in the words of the checker', async () => {
    const run = await checkWith(SEEDS, [SEVERAL, ''])
    expect(failuresOf(run)).toEqual({
      'seeds > several names find seeds': [
        "Argument of type 'string[]' is not assignable to parameter of type 'string'. (TS2345)",
        expect.stringContaining('"Expected: ..., Actual: ..."'),
      ],
    })
  })

  test('gives an error in a line that is erased to the test around it', async () => {
    const run = await checkWith(SEEDS, ['days: number', 'days: string'])
    expect(Object.keys(failuresOf(run))).toEqual(['seeds > days are a number'])
    expect(run.unhandled.map(({ place, code }) => [place, code])).toContainEqual([
      { file: 'src/beds.ts', line: 3, column: 14 },
      'TS2322',
    ])
  })

  test('gives what stands around the tests to none of them', async () => {
    const run = await checkWith(SEEDS, ['export type Seed', 'type Seed'])
    expect(run.suiteErrors.map(({ titlePath, error }) => [titlePath, error.place?.line, error.code])).toEqual([
      [[], 2, 'TS2459'],
    ])
  })

  test('checks a file of usual tests as well', async () => {
    const run = await checkWith(SEEDS, ['days: number', 'days: string'], { file: 'test/seeds.test.ts', layer: 'runs' })
    expect(Object.keys(failuresOf(run))).toEqual(['finds a seed by its name'])
  })

  test('keeps errors in other files apart where the configuration ignores them', async () => {
    const run = await checkWith(SEEDS, ['days: number', 'days: string'], { layer: 'forgives' })
    expect(run.unhandled).toEqual([])
    expect(run.ignored?.map(({ place }) => place?.file)).toContain('src/beds.ts')
    expect(Object.keys(failuresOf(run))).toEqual(['seeds > days are a number'])
  })

  test('does not leave out an error of syntax, beside which no types are checked', async () => {
    const run = await checkWith('src/beds.ts', ['?.days', '?.days)'], { layer: 'forgives' })
    expect(run.unhandled.map(({ code }) => code)).toEqual(['TS1005'])
  })

  test.each([
    ['lost', '` does not read `test/seeds.test-d.ts`'],
    ['gone', 'error TS5058'],
    ['missing', '`no-such-checker` did not check the types: spawn no-such-checker ENOENT'],
  ])('tells nothing of the tests where there is no telling: %s', async (layer, detail) => {
    const run = await check({ layer })
    expect(run).toMatchObject({ end: { kind: 'runner-failed', detail: expect.stringContaining(detail) }, tests: [] })
  })

  test('ends a checker that hangs', async () => {
    expect((await check({ layer: 'hangs', deadlineMs: 5_000 })).end).toEqual({ kind: 'timed-out', deadlineMs: 5_000 })
  })

  test('lets no checker write where other runs read', async () => {
    await check()
    expect(existsSync(join(lane.root, 'node_modules/vitest/dist/tsconfig.tmp.tsbuildinfo'))).toBe(false)
  })
})

function statesOf({ tests }: Run): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(tests, ({ state }) => state)].map(([state, of]) => [state, of.length]))
}

function failuresOf({ tests }: Run): Readonly<Record<string, readonly string[]>> {
  const failed = tests.filter(({ state }) => state === 'failed')
  return Object.fromEntries(
    failed.map(({ titlePath, errors }) => [titlePath.join(' > '), errors.map(({ message }) => message)]),
  )
}
