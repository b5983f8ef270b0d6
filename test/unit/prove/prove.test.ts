/** The story of a command whose selection is empty: a mistake, or a change that concerns no guard. */

import { expect, test } from 'vitest'
import { prove } from '../../../src/prove/prove.ts'
import type { Selection } from '../../../src/model/request.ts'
import { fakeLane } from '../../support/fake-lane.ts'
import { layer, request } from '../../support/guards.ts'
import { textFiles, textWorld } from '../../support/text-world.ts'

const GUARD = '// @teeth whole-cents: rounds to whole cents\n//   test: test/price.test.ts\n//   was: f(0)\nf(1)\n'

const exitCode = async (selection: Partial<Selection>) => {
  const lane = fakeLane(() => ({}), { layers: [layer({ files: ['test/price.test.ts'] })], canKeepWorkers: false })
  const world = {
    ...textWorld(textFiles(new Map(Object.entries({ 'src/price.ts': GUARD, 'test/price.test.ts': '' })))),
    runner: { version: '5.1.2', open: async () => lane },
  }
  const company = { signature: { tool: '0.1.0', node: '24.0.0' }, onProgress: () => undefined }
  const ledger = await prove(world, { ...request(), selection: { paths: [], ...selection } }, company)
  expect(ledger.guards).toEqual([])
  return ledger.exitCode
}

test('a change that concerns no guard passes', async () => {
  expect(await exitCode({ changedSince: 'main' }), 'a change that concerns no guard passes').toBe(0)
})

test('a selection that fits no guard does not', async () => {
  expect(await exitCode({ changedSince: 'main', pattern: 'cent-whole' })).toBe(2)
  expect(await exitCode({ pattern: 'cent-whole' })).toBe(2)
})
