/** A lane that checks the same types twice: each answer is of what is there then. The other tests show it on every Vitest. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { laneOf } from '../../support/lane-of.ts'

const FILE = 'test/seeds.test-d.ts'

test('types are checked anew in every run of a lane', async () => {
  const lane = await laneOf('lane/types', 5)
  onTestFinished(() => lane.close())
  const wrong = async (): Promise<number> => {
    const typeCheck = { tests: [[1, 99]] as const }
    const { end, tests } = await lane.run({ layer: 'types', file: FILE, typeCheck, deadlineMs: 60_000 })
    expect(end).toEqual({ kind: 'finished' })
    return tests.filter(({ state }) => state === 'failed').length
  }
  const seeds = join(lane.root, 'src/seeds.ts')
  const text = readFileSync(seeds, 'utf8')
  expect(await wrong()).toBe(0)
  writeFileSync(seeds, text.replace('days: number', 'days: string'))
  expect(await wrong(), 'types are checked anew in every run').toBe(1)
})
