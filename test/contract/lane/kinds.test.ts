import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run.ts'
import { type Kind, KINDS } from '../../fixtures/lane/kinds.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { told } from '../../support/told.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

const OPEN = { of: 'return false', code: 'return true' }

describe.concurrent.each(VITEST_MAJORS)('the facts of a run on Vitest %i', (major) => {
  let lane: TestLane
  const runs = new Map<string, Promise<Run>>()

  beforeAll(async () => {
    lane = await laneOf('lane/kinds', major)
  })
  afterAll(() => lane.close())

  const trialOf = ({ file, was = OPEN }: Kind): Promise<Run> => {
    const key = `${file} ${was.code}`
    const overlay = overlayOf(lane.root, { file: 'src/door.ts', now: was.of, was: was.code })
    const run = runs.get(key) ?? lane.run({ file: `test/${file}.test.ts`, overlays: [overlay] })
    runs.set(key, run)
    return run
  }

  test.each(KINDS)('tell $file: $test as what it is', async (kind) => {
    const run = await trialOf(kind)
    const lines = told(run, kind.test).map((line) => line.replaceAll(lane.root, '<root>'))
    expect(lines).toEqual(Array.isArray(kind.told) ? kind.told : kind.told[major])
  })

  test.each(['assertions', 'snapshots', 'thrown', 'hooks'])(
    'are all green in %s while nothing is reverted',
    async (file) => {
      const run = await lane.run({ file: `test/${file}.test.ts` })
      const states = new Set(run.tests.map(({ state }) => state))
      expect([run.end.kind, ...states, run.suiteErrors, run.unhandled]).toEqual(['finished', 'passed', [], []])
    },
  )
})
