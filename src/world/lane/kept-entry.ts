/** The program of a kept worker: waits to be told which Vitest to run, and runs it. */

import { enableCompileCache, flushCompileCache } from 'node:module'
import { openPort } from './kept-port.ts'
import type { OpenKept } from './kept-protocol.ts'
import type { VitestIndex, VitestWorker } from './kept-shape.ts'

enableCompileCache()
const port = openPort()
const waiting: unknown[] = []
const first = Promise.withResolvers<unknown>()
let receive = (message: unknown): void => {
  waiting.push(message)
  first.resolve(message)
}
port.listen((message) => receive(message))

const { KeptWorker } = await import('./kept-worker.ts')
// The lane's first message, and the two modules it names, are what their types say.
const { workerModule, indexModule, vitestFolder } = (await first.promise) as OpenKept
const restore = takeTimersForVitest()
const vitest = (await import(workerModule)) as VitestWorker
const index = (await import(indexModule)) as VitestIndex
restore()
// The lane ends this process by a signal: what was compiled would be lost.
flushCompileCache()
const worker = new KeptWorker({ port, vitest, index, vitestFolder })
receive = (message) => worker.receive(message)
for (const message of waiting.slice(1)) worker.receive(message)

/**
 * The timers that Vitest takes for itself while it loads do not count as running: one of them outlasts most runs by
 * some milliseconds, and would look like a timer that a test has left behind.
 */
function takeTimersForVitest(): () => void {
  const { setTimeout } = globalThis
  const unheld = (...args: Parameters<typeof setTimeout>): NodeJS.Timeout => setTimeout(...args).unref()
  globalThis.setTimeout = Object.assign(unheld, { __promisify__: setTimeout.__promisify__ })
  return () => {
    globalThis.setTimeout = setTimeout
  }
}
