/** Which objects are shared by everything in a worker's process, so that a test can leave something behind on them. */

import type { Watched } from './kept-imprint.ts'
import type { VitestIndex } from './kept-shape.ts'

/** Node's own modules that tests patch. */
const BUILTINS: readonly string[] = [
  ...['assert', 'buffer', 'child_process', 'crypto', 'dns', 'events', 'fs', 'fs/promises', 'http', 'https', 'module'],
  ...['net', 'os', 'path', 'perf_hooks', 'process', 'stream', 'timers', 'timers/promises', 'tls', 'url', 'util'],
]

/** Members of `process` that change by themselves, or are looked after elsewhere. */
const IN_FLUX: ReadonlySet<string> = new Set(['env', 'moduleLoadList', '_events'])

/** What tests replace on a stream to see what is written; the rest of it is its own state. */
const STREAM_KEYS: readonly string[] = ['write', 'end', 'emit', 'on', 'isTTY', 'columns', 'rows', 'getColorDepth']

/** The globals, the intrinsics behind syntax, Node's own modules, and their prototypes. */
export function sharedObjects(): readonly Watched[] {
  const list = new List()
  list.add('globalThis', globalThis)
  list.addMembers('', globalThis, () => true)
  list.add('console', console)
  list.addMembers('process.', process, (key) => !IN_FLUX.has(key))
  for (const name of ['stdout', 'stderr'] as const) list.add(`process.${name}`, process[name], STREAM_KEYS)
  for (const [name, object] of hiddenIntrinsics()) list.add(name, object)
  for (const name of BUILTINS) {
    const module: unknown = process.getBuiltinModule(`node:${name}`)
    list.add(`node:${name}`, module)
    list.addMembers(`node:${name}.`, module, (key) => /^[A-Z]/.test(key))
  }
  list.add('require.extensions', member(process.getBuiltinModule('node:module'), '_extensions'))
  return list.watched
}

/** What Vitest shares between all files of a worker: what it exports, matchers, chai. */
export function runnerObjects(index: VitestIndex): readonly Watched[] {
  const { expect, chai } = index
  const list = new List()
  list.addMembers('', index, () => true)
  list.add('chai.expect', chai.expect)
  list.add('chai.assert', chai.assert)
  list.add('chai.util', chai.util)
  list.add('chai.config', chai.config)
  list.add('chai.Assertion', chai.Assertion)
  list.add('chai.Assertion.prototype', chai.Assertion.prototype)
  const matchers: unknown = Reflect.get(globalThis, Symbol.for('$$jest-matchers-object'))
  list.add('expect matchers', member(matchers, 'matchers'))
  list.add('expect equality testers', member(matchers, 'customEqualityTesters'))
  list.add('expect asymmetric matchers', Reflect.get(globalThis, Symbol.for('asymmetric-matchers-object')))
  return [...list.watched, { name: 'expect state', object: expect.getState(), isSilent: true }]
}

class List {
  readonly watched: Watched[] = []
  readonly #seen = new Set<object>()

  add(name: string, object: unknown, keys?: readonly string[]): void {
    if (!isObject(object) || this.#seen.has(object)) return
    this.#seen.add(object)
    this.watched.push(keys === undefined ? { name, object } : { name, object, keys })
  }

  /** Never reads through a getter: many globals of Node load their module when first read. */
  addMembers(prefix: string, object: unknown, isWanted: (key: string) => boolean): void {
    if (!isObject(object)) return
    for (const key of Object.getOwnPropertyNames(object).filter(isWanted)) {
      const value: unknown = Reflect.getOwnPropertyDescriptor(object, key)?.value
      this.add(prefix + key, value)
      if (typeof value === 'function') this.add(`${prefix}${key}.prototype`, member(value, 'prototype'))
    }
  }
}

function hiddenIntrinsics(): readonly (readonly [string, unknown])[] {
  const prototypeOf = Object.getPrototypeOf
  function* generator() {}
  async function* asyncGenerator() {}
  return [
    ['%TypedArray%', prototypeOf(Int8Array)],
    ['%TypedArray%.prototype', prototypeOf(Int8Array.prototype)],
    ['%ArrayIteratorPrototype%', prototypeOf([][Symbol.iterator]())],
    ['%IteratorPrototype%', prototypeOf(prototypeOf([][Symbol.iterator]()))],
    ['%GeneratorFunction%.prototype', prototypeOf(generator)],
    ['%GeneratorPrototype%', prototypeOf(generator.prototype)],
    ['%AsyncGeneratorPrototype%', prototypeOf(asyncGenerator.prototype)],
    ['%AsyncFunction%.prototype', prototypeOf(async () => {})],
  ]
}

function member(object: unknown, key: string): unknown {
  return isObject(object) ? Reflect.get(object, key) : undefined
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
