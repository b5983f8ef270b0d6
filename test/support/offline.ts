/** Keeps every test on this machine: a connection that would leave it is refused, and the test that asked for it fails. */

import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'
import { afterEach } from 'vitest'

const MARK = Symbol.for('teeth.offline')
const LOOPBACK =
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|0\.0\.0\.0|\[?::\]?|\[?::ffff:127\.\d+\.\d+\.\d+\]?)$/i

type Refusals = string[]

/** Patches once a process (without isolation the file is evaluated for each test file) and returns what was refused since. */
export function guardOffline(): Refusals {
  const known: unknown = Reflect.get(globalThis, MARK)
  if (Array.isArray(known)) return known
  const refusals: Refusals = []
  Reflect.set(globalThis, MARK, refusals)
  guardSockets(refusals)
  guardDatagrams(refusals)
  guardNames(refusals)
  return refusals
}

afterEach(() => {
  const refusals = guardOffline().splice(0)
  if (refusals.length > 0) throw new Error(`this test tried to leave the machine: ${refusals.join(', ')}`)
})
guardOffline()

function guardSockets(refusals: Refusals): void {
  wrap(net.Socket.prototype, 'connect', (original) => {
    return function guarded(this: net.Socket, ...args: readonly unknown[]): unknown {
      const address = remoteOf(args)
      if (address === undefined) return Reflect.apply(original, this, args)
      refusals.push(address)
      process.nextTick(() => this.destroy(new Error(`refused to connect to ${address}: tests stay on this machine`)))
      return this
    }
  })
}

/** `host:port` when it is not this machine. `net.connect` hands its arguments on as one array. */
function remoteOf(args: readonly unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'string' && Number.isNaN(Number(first))) return undefined
  if (typeof first !== 'object' || first === null) return leaving(second, first)
  if ('path' in first && typeof first.path === 'string') return undefined
  return leaving('host' in first ? first.host : undefined, 'port' in first ? first.port : undefined)
}

function leaving(host: unknown, port: unknown): string | undefined {
  return typeof host === 'string' && !LOOPBACK.test(host) ? `${host}:${String(port)}` : undefined
}

function guardDatagrams(refusals: Refusals): void {
  wrap(dgram.Socket.prototype, 'send', (original) => {
    return function guarded(this: dgram.Socket, ...args: readonly unknown[]): unknown {
      const host = args.slice(1).findLast((arg) => typeof arg === 'string')
      const address = leaving(host, 'udp')
      if (address === undefined) return Reflect.apply(original, this, args)
      return refusals.push(address)
    }
  })
}

function guardNames(refusals: Refusals): void {
  wrap(dns, 'lookup', (original) => {
    return (hostname: string, ...rest: readonly unknown[]): unknown => {
      const address = leaving(hostname, 'dns')
      if (address === undefined) return Reflect.apply(original, dns, [hostname, ...rest])
      const answer = rest.at(-1)
      if (typeof answer === 'function') process.nextTick(() => answer(new Error(`refused to look up ${hostname}`)))
      return refusals.push(address)
    }
  })
}

/** Assigning through `Reflect` keeps the own keys of the original (`lookup` has a promisified twin). */
function wrap(owner: object, name: string, guard: (original: () => unknown) => (...args: never[]) => unknown): void {
  const original: () => unknown = Reflect.get(owner, name)
  Reflect.set(owner, name, Object.assign(guard(original), original))
}
