import { describe, expect, test } from 'vitest'
import { takeImprint } from '../../../../src/world/lane/kept-imprint.ts'
import { Packages } from '../../../../src/world/lane/kept-packages.ts'
import type { Collector, ModuleEvaluator } from '../../../../src/world/lane/kept-shape.ts'
import { vitestIndex } from './fakes.ts'

const collector: Collector = { on: () => {} }

/** What is known after the package `id` did `what` while it was evaluated. */
async function evaluated(id: string, what: () => void, getCurrentSuite = () => collector) {
  const packages = new Packages(
    vitestIndex([], getCurrentSuite),
    takeImprint([{ name: 'globalThis', object: globalThis }]),
    (own) => own.startsWith('/vitest/'),
  )
  const evaluator: ModuleEvaluator = { runExternalModule: async () => what() }
  packages.watch(evaluator)
  await evaluator.runExternalModule(id)
  return packages.traces()
}

function leave(name: string): void {
  Object.defineProperty(globalThis, name, { value: 1, configurable: true })
}

describe('a package that is evaluated', () => {
  test('and does nothing besides leaves no trace', async () => {
    expect(await evaluated('tally', () => {})).toEqual({ count: 1, isSeen: false })
  })

  test('seen-package: and adds a global ties the worker to its file', async () => {
    const traces = await evaluated('polyfill', () => leave('barcode'))
    Reflect.deleteProperty(globalThis, 'barcode')
    expect(traces.isSeen).toBe(true)
  })

  test('and adds a global that only it would look for does not', async () => {
    const traces = await evaluated('schema', () => leave('__schema_registry'))
    Reflect.deleteProperty(globalThis, '__schema_registry')
    expect(traces.isSeen).toBe(false)
  })

  test('hooking-package: and registers a hook, which it does for the first file only, makes the worker unfit', async () => {
    const { unfit } = await evaluated('sweeper', () => void collector.on('afterEach', () => {}))
    expect(unfit).toBe('`sweeper` registers hooks when it is first imported')
  })

  test('before any file is collected can hook into nothing', async () => {
    const traces = await evaluated(
      'tally',
      () => {},
      () => {
        throw new Error('Vitest failed to find the current suite')
      },
    )
    expect(traces.count).toBe(1)
  })

  test('and is Vitest itself is not watched', async () => {
    expect((await evaluated('/vitest/dist/index.js', () => {})).count).toBe(0)
  })
})
