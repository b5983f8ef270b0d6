import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run.ts'
import { aloneAmong } from '../../../src/prove/alone.ts'
import { files } from '../../../src/world/files.ts'
import { laneOf, type TestLane } from '../../support/lane-of.ts'
import { told } from '../../support/told.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

const STRAYS = ['fetch.example:8080', '192.0.2.1:80', 'mail.example:25', 'name.example:53', '192.0.2.7:53']

describe.concurrent.each(VITEST_MAJORS)('a project with ways of its own, on Vitest %i,', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/users-own', major)
  })
  afterAll(() => lane.close())

  test('has its own runner run the tests', async () => {
    const run = await lane.run({ file: 'test/runner.test.ts', layer: 'own-runner' })
    expect(told(run, 'is announced by the runner of the project')).toEqual(['passed'])
  })

  test('has errors told apart under its own runner', async () => {
    const run = await lane.run({ file: 'test/runner.test.ts', layer: 'own-runner' })
    expect(told(run, 'fails in its body')).toEqual([
      'failed',
      'body AssertionError: expected true to be false // Object.is equality (ok)',
    ])
  })

  test.each(['plain', 'page'])('stays on the machine when it has to, in the layer %s', async (layer) => {
    const run = await lane.run({ file: 'test/offline.test.ts', layer, isOffline: true })
    expect([run.tests.filter(({ state }) => state !== 'passed'), run.strayConnections]).toEqual([[], STRAYS])
  })

  test('runs its tests in the order of a seed', async () => {
    const orders = [undefined, 7, 7, 8].map((shuffleSeed) =>
      lane.run({
        file: 'test/order.test.ts',
        layer: 'plain',
        ...(shuffleSeed === undefined ? {} : { shuffleSeed }),
      }),
    )
    const [configured, one, again, other] = (await Promise.all(orders)).map(orderOf)
    expect([configured, one === again, one !== configured, one !== other]).toEqual(['012345', true, true, true])
  })

  test('has no errors that nobody caught when it has decided to overlook them', async () => {
    const run = await lane.run({ file: 'test/careless.test.ts', layer: 'careless' })
    expect(told(run, 'lets a promise go')).toEqual(['passed'])
  })

  test('says of each of its layers what it is', () => {
    const facts = lane.lane.layers.map(({ name, files, refusal, isSerial }) => [name, files, refusal, isSerial])
    expect(facts).toEqual([
      ['plain', ['test/offline.test.ts', 'test/order.test.ts'], undefined, false],
      ['careless', ['test/careless.test.ts'], undefined, false],
      ['own-runner', ['test/runner.test.ts'], undefined, false],
      ['page', ['test/offline.test.ts'], undefined, false],
      ['serial', ['test/order.test.ts'], undefined, true],
      ['pool-bound', ['test/database.test.ts'], undefined, false],
      ['types', ['test/types.test-d.ts'], expect.stringContaining('`types` checks types only'), false],
      [
        'own-loader',
        ['test/order.test.ts'],
        'the Vitest project `own-loader` has `viteModuleRunner: false`, so Node loads the files itself and an overlay is never asked for',
        false,
      ],
    ])
  })

  test('has one test file that is alone, as it reads the number of its worker', async () => {
    const isAlone = await aloneAmong(
      files(lane.root, async () => undefined),
      lane.lane.layers,
      2,
    )
    const all = lane.lane.layers.flatMap(({ name, files: tests }) => tests.map((file) => [name, file] as const))
    expect(all.filter(([name, file]) => isAlone(name, file))).toEqual([
      ['serial', 'test/order.test.ts'],
      ['pool-bound', 'test/database.test.ts'],
    ])
  })

  test.each([
    { asked: { layer: 'types', file: 'test/types.test-d.ts' }, words: 'checks types only' },
    { asked: { layer: 'plain', file: 'test/runner.test.ts' }, words: 'is no test file of the Vitest project' },
    { asked: { layer: 'nightly', file: 'test/order.test.ts' }, words: 'no Vitest project is named `nightly`' },
  ])('answers that it $words', async ({ asked, words }) => {
    const run = await lane.run(asked)
    expect(run.end).toMatchObject({ kind: 'runner-failed', detail: expect.stringContaining(words) })
  })
})

/** The last test sees all that went before it. */
function orderOf({ tests }: Run): string {
  return (
    tests
      .flatMap(({ errors }) => errors.map(({ actual }) => actual ?? ''))
      .toSorted((one, other) => other.length - one.length)[0] ?? ''
  )
}
