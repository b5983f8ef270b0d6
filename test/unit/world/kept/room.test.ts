import { expect, onTestFinished, test, vi } from 'vitest'
import { KeptRoom } from '../../../../src/world/lane/kept-room.ts'
import { vitestIndex } from './fakes.ts'

test('what a test left on a global object is undone and told', async () => {
  const room = new KeptRoom(vitestIndex(), () => false)
  Reflect.set(globalThis, 'barcode', '|||')
  room.tidy()
  expect('barcode' in globalThis).toBe(false)
  expect((await room.report()).leftOver).toContain('globalThis.barcode added')
})

test('left-running: a worker in which something still runs is unfit', async () => {
  const room = new KeptRoom(vitestIndex(), () => false)
  const clock = setInterval(() => {}, 60_000)
  room.tidy()
  const { unfit } = await room.report()
  clearInterval(clock)
  expect(unfit).toMatch(/^left running: (?:.*, )?Timeout/)
})

test.each(['stdin', 'stdout', 'stderr'] as const)(
  'the standard streams are there before the first test: %s',
  (name) => {
    const asked = vi.spyOn(process, name, 'get')
    onTestFinished(() => asked.mockRestore())
    const room = new KeptRoom(vitestIndex(), () => false)
    room.tidy()
    expect(asked, 'the standard streams are there before the first test').toHaveBeenCalled()
  },
)

test('lasting-serializer: a worker whose snapshots are printed in another way is unfit', async () => {
  const index = vitestIndex()
  const room = new KeptRoom(index, () => false)
  index.expect.addSnapshotSerializer({})
  expect((await room.report()).unfit).toBe('a snapshot serializer was added')
})

test('the fake timers of a test do not outlive it', () => {
  const calls: string[] = []
  const room = new KeptRoom(vitestIndex(calls), () => false)
  calls.length = 0
  room.tidy()
  expect(calls).toEqual(['useRealTimers', 'restoreAllMocks', 'unstubAllGlobals', 'unstubAllEnvs'])
})
