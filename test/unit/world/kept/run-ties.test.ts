import { expect, test } from 'vitest'
import { RunTies } from '../../../../src/world/lane/kept-run-ties.ts'
import type { RpcCall, WorkerState } from '../../../../src/world/lane/kept-shape.ts'

type Heard = { readonly name: string; readonly how: 'call' | 'event'; readonly args: readonly unknown[] }

/** A run's state, with a lane that notes what it hears. */
function stateOf(heard: Heard[], answers: Readonly<Record<string, unknown>> = {}): WorkerState {
  const call = (name: string): RpcCall =>
    Object.assign(
      async (...args: readonly unknown[]) => {
        heard.push({ name, how: 'call', args })
        return answers[name]
      },
      { asEvent: (...args: readonly unknown[]) => void heard.push({ name, how: 'event', args }) },
    )
  const names = ['onUnhandledError', 'onUserConsoleLog', 'fetch', 'fetchWarmModules']
  return {
    ctx: { files: [] },
    durations: {},
    evaluatedModules: {
      idToModuleMap: new Map(),
      urlToIdModuleMap: new Map(),
      ensureModule: () => ({ id: '' }),
      clear: () => {},
    },
    rpc: Object.fromEntries(names.map((name) => [name, call(name)])),
    onCleanup: () => {},
    onCancel: () => {},
  }
}

test('a call is answered while the run goes on', async () => {
  const state = stateOf([], { fetch: 'text' })
  new RunTies().bind(state)
  expect(await state.rpc['fetch']?.('/src/till.ts')).toBe('text')
})

test('unanswered-call: a call that is made when the run is over is sent, and not waited for', async () => {
  const heard: Heard[] = []
  const ties = new RunTies()
  const state = stateOf(heard)
  ties.bind(state)
  ties.finish()
  void state.rpc['onUserConsoleLog']?.('late')
  expect(heard).toEqual([{ name: 'onUserConsoleLog', how: 'event', args: ['late'] }])
})

test('late-error: an error between two runs belongs to the next one, and no run comes after that', async () => {
  const heard: Heard[] = []
  const ties = new RunTies()
  const first = stateOf([])
  ties.bind(first)
  ties.finish()
  await ties.cleanUp()
  void first.rpc['onUnhandledError']?.('the order was lost', 'Unhandled Rejection')
  const before = ties.disturbance
  ties.bind(stateOf(heard))
  expect([before, ties.disturbance]).toEqual([undefined, 'an error arrived after the run it belongs to'])
  expect(heard).toEqual([
    { name: 'onUnhandledError', how: 'event', args: ['the order was lost', 'Unhandled Rejection'] },
  ])
})

test('what Vitest was told once about texts on disk is forgotten before the next run', async () => {
  const ties = new RunTies()
  const state = stateOf([], { fetchWarmModules: { '/src/till.ts': { tmp: '/tmp/1' } } })
  ties.bind(state)
  const warm = await state.rpc['fetchWarmModules']?.()
  expect(warm).toHaveProperty(['/src/till.ts'])
  ties.bind(stateOf([]))
  expect(warm).toEqual({})
})

test('a fixture of the worker is torn down once, with the run that set it up', async () => {
  const ties = new RunTies()
  const tornDown: string[] = []
  const state = stateOf([])
  ties.bind(state)
  state.onCleanup(() => tornDown.push('till'))
  await ties.cleanUp()
  await ties.cleanUp()
  expect(tornDown).toEqual(['till'])
})

test('only the run that goes on hears of a cancellation', async () => {
  const ties = new RunTies()
  const cancelled: string[] = []
  const state = stateOf([])
  let cancel: (reason: unknown) => unknown = () => {}
  state.onCancel = (listener) => (cancel = listener)
  ties.bind(state)
  state.onCancel(() => cancelled.push('first'))
  const second = stateOf([])
  ties.bind(second)
  second.onCancel(() => cancelled.push('second'))
  await cancel('keyboard-input')
  expect(cancelled).toEqual(['second'])
})
