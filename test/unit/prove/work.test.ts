/** Lanes side by side: who takes which batch, and when no more is started. */

import { expect, test } from 'vitest'
import type { Scenario } from '../../../src/model/run.ts'
import type { Lane } from '../../../src/model/world.ts'
import type { Batch } from '../../../src/prove/plan.ts'
import { work } from '../../../src/prove/work.ts'
import { fakeLane } from '../../support/fake-lane.ts'
import { benchOf, unit } from '../../support/guards.ts'

const batch = (file: string, isSerial = false): Batch => ({
  file,
  layer: 'unit',
  units: [unit({ id: file, tests: [{ file }] })],
  isSerial,
})
const goOn = { goesOn: () => true, onMeasured: () => undefined }
const filesOf = (asked: readonly Scenario[]) => [...new Set(asked.map(({ file }) => file))]

test('every batch is taken once, by the lanes together', async () => {
  const lanes = [fakeLane(() => ({})), fakeLane(() => ({}))]
  const batches = ['a', 'b', 'c', 'd'].map((file) => batch(file))
  await work(
    lanes.map(async (lane) => lane),
    batches,
    { bench: benchOf(), foreman: goOn },
  )
  const taken = lanes.map(({ asked }) => filesOf(asked))
  expect(taken.flat().toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(taken.every((files) => files.length > 0)).toBe(true)
})

test('a serial layer waits for all others and keeps to one lane', async () => {
  const order: string[] = []
  const lanes = [1, 2].map(() => fakeLane(({ file }) => (order.push(file), {})))
  const batches = [batch('alone', true), batch('also-alone', true), batch('a'), batch('b'), batch('c')]
  await work(
    lanes.map(async (lane) => lane),
    batches,
    { bench: benchOf(), foreman: goOn },
  )
  expect(lanes.filter(({ asked }) => filesOf(asked).some((file) => file.includes('alone')))).toHaveLength(1)
  expect(filesOf(lanes[0]?.asked ?? []).slice(-2)).toEqual(['alone', 'also-alone'])
  expect(order.findLastIndex((file) => !file.includes('alone'))).toBeLessThan(order.indexOf('alone'))
})

test('nothing is started once the foreman says so', async () => {
  const lane = fakeLane(() => ({}))
  await work([Promise.resolve(lane)], [batch('a'), batch('b')], {
    bench: benchOf(),
    foreman: { ...goOn, goesOn: () => false },
  })
  expect(lane.asked).toEqual([])
})

test('a lane that does not open any more when nothing is to be started stops nobody', async () => {
  const lane = fakeLane(() => ({}))
  const late = Promise.withResolvers<Lane>()
  let isOver = false
  const onMeasured = (): void => {
    isOver = true
    late.reject(new Error('interrupted'))
  }
  await work([Promise.resolve(lane), late.promise], [batch('a'), batch('b')], {
    bench: benchOf(),
    foreman: { goesOn: () => !isOver, onMeasured },
  })
  expect(filesOf(lane.asked)).toEqual(['a'])
})

test('a lane that does not open while there is work ends the command', async () => {
  const failed = Promise.reject(new Error('no configuration'))
  await expect(work([failed], [batch('a')], { bench: benchOf(), foreman: goOn })).rejects.toThrow('no configuration')
})
