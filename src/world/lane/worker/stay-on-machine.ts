/** Refuses connections and look-ups that leave the machine, and says where they were going. */

import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

type Method = (this: unknown, ...given: readonly unknown[]) => unknown
type Report = (address: string) => void

const STATE = Symbol.for('teeth.offline')

/** From now on, for this worker's whole life; called again, it only changes who is told. */
export function stayOnMachine(report: Report): void {
  const known: unknown = Reflect.get(net, STATE)
  // Under this symbol stands only what the line below puts there.
  if (known !== undefined) return void ((known as { report: Report }).report = report)
  const state = { report }
  Object.defineProperty(net, STATE, { value: state })
  refuseSockets((address) => state.report(address))
  refuseDatagrams((address) => state.report(address))
  refuseNames((address) => state.report(address))
  syncBuiltinESMExports()
}

function refuseSockets(report: Report): void {
  replace(
    net.Socket.prototype,
    'connect',
    (connect) =>
      function (...given) {
        const { host, port } = targetOf(given)
        if (port === undefined || isLocal(host) || !(this instanceof net.Socket))
          return Reflect.apply(connect, this, given)
        report(`${host}:${port}`)
        process.nextTick(() => this.destroy(refusal(`${host}:${port}`)))
        return this
      },
  )
}

function refuseDatagrams(report: Report): void {
  for (const name of ['send', 'connect'] as const) {
    replace(
      dgram.Socket.prototype,
      name,
      (method) =>
        function (...given) {
          const callback = given.findLast((value) => typeof value === 'function')
          const host = given.findLast((value) => typeof value === 'string' && value !== given[0])
          if (typeof host !== 'string' || isLocal(host) || !(this instanceof dgram.Socket)) {
            return Reflect.apply(method, this, given)
          }
          const address = `${host}:${String(given[given.indexOf(host) - 1])}`
          report(address)
          const tell = typeof callback === 'function' ? callback : (error: Error) => this.emit('error', error)
          process.nextTick(() => Reflect.apply(tell, this, [refusal(address)]))
          return undefined
        },
    )
  }
}

function refuseNames(report: Report): void {
  const refused = (name: unknown) => {
    const address = `${String(name)}:53`
    report(address)
    return refusal(address)
  }
  const withCallback = (method: Function): Method =>
    function (...given) {
      const callback = given.at(-1)
      if (typeof callback !== 'function' || isLocal(given[0])) return Reflect.apply(method, this, given)
      const error = refused(given[0])
      process.nextTick(() => Reflect.apply(callback, undefined, [error]))
      return undefined
    }
  const withPromise = (method: Function): Method =>
    function (...given) {
      return isLocal(given[0]) ? Reflect.apply(method, this, given) : Promise.reject(refused(given[0]))
    }
  for (const target of [dns, dns.Resolver.prototype])
    for (const name of lookUps(target)) replace(target, name, withCallback)
  for (const target of [dns.promises, dns.promises.Resolver.prototype])
    for (const name of lookUps(target)) replace(target, name, withPromise)
}

function lookUps(target: object): readonly string[] {
  return ['lookup', ...Object.getOwnPropertyNames(target).filter((name) => /^resolve|^reverse$/.test(name))]
}

function replace(target: object, name: string, by: (method: Function) => Method): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method === 'function') Reflect.set(target, name, by(method))
}

/** Of `connect(options)`, `connect(port, host)` or `connect(path)`; a pipe has no port. Node normalises into one array itself. */
function targetOf(given: readonly unknown[]): { readonly host: string; readonly port?: string } {
  const first: unknown = Array.isArray(given[0]) ? given[0][0] : given[0]
  if (typeof first === 'object' && first !== null) {
    const options = new Map<string, unknown>(Object.entries(first))
    if (options.get('path')) return { host: '' }
    const host = options.get('host')
    return { host: typeof host === 'string' ? host : 'localhost', port: String(options.get('port')) }
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { host: '' }
  return { host: typeof given[1] === 'string' ? given[1] : 'localhost', port: String(first) }
}

function isLocal(host: unknown): boolean {
  if (typeof host !== 'string') return true
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === '' || name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

function isLoopback(name: string): boolean {
  return /^(?:::ffff:)?127\.|^(?:::1|::|0\.0\.0\.0)$/.test(name)
}

function refusal(address: string): Error {
  const error = new Error(`teeth keeps this run on the machine: the way to ${address} is closed`)
  return Object.assign(error, { code: 'ENETUNREACH' })
}
