/** Whether this Vitest still has what a kept worker relies on; the one place that knows what that is. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig, PoolOptions } from './kept-shape.ts'

/** Why workers cannot be kept at all, from what `vitest/node` exports; undefined when nothing speaks against it. */
export function keepRefusal(node: object, version: string): string | undefined {
  const major = Number.parseInt(version, 10)
  if (major < 4) return `Vitest ${version} has no custom pools`
  const missing = ['ForksPoolWorker', 'ThreadsPoolWorker'].filter((name) => !isFunction(Reflect.get(node, name)))
  return missing.length === 0 ? undefined : `Vitest ${version} does not export ${missing.join(' and ')}`
}

/** Why the files of this Vitest cannot run a kept worker. */
export function distRefusal(distPath: string): string | undefined {
  const missing = ['worker.js', 'index.js'].filter((file) => !existsSync(join(distPath, file)))
  return missing.length === 0 ? undefined : `Vitest has no \`dist/${missing.join('`, no `dist/')}\``
}

/** Why the tests of a project cannot share a worker. */
export function projectRefusal({ pool, browser, experimental, snapshotSerializers }: PoolConfig): string | undefined {
  if (browser.enabled) return 'tests run in a browser'
  if (pool !== 'forks' && pool !== 'threads') return `the pool is \`${pool}\``
  if (experimental?.viteModuleRunner === false) return 'modules are loaded by Node itself'
  return snapshotSerializers?.length ? 'Vitest cannot take a snapshot serializer back' : undefined
}

/** Packages hold on to the page they were first loaded in, so that a second page in one process is not like the first. */
export function environmentRefusal({ environment }: Pick<PoolOptions, 'environment'>): string | undefined {
  // @teeth page-free: only the environment without a page is kept
  //   test: test/unit/world/kept/check.test.ts
  //   was: return undefined
  return environment.name === 'node' ? undefined : `the environment is \`${environment.name}\``
}

/** Why what a worker found in its hands is not what we know how to renew. */
export function innardsRefusal(found: Innards): string | undefined {
  const wrong = Object.entries(EXPECTED).flatMap(([part, paths]) =>
    paths.filter((path) => !holds(Reflect.get(found, part), path)).map((path) => `${part}.${path}`),
  )
  // @teeth unknown-innards: a Vitest whose insides have moved is refused with what is missing
  //   test: test/unit/world/kept/check.test.ts
  //   was: return undefined
  return wrong.length === 0 ? undefined : `this Vitest has no ${wrong.join(', no ')}`
}

export type Innards = {
  readonly worker?: unknown
  readonly index?: unknown
  readonly graph?: unknown
  readonly runner?: unknown
  readonly state?: unknown
}

const EXPECTED: Readonly<Record<keyof Innards, readonly string[]>> = {
  worker: ['init', 'runBaseTests', 'setupEnvironment'],
  index: [
    ...['vi.useRealTimers', 'vi.unstubAllGlobals', 'vi.unstubAllEnvs', 'vi.restoreAllMocks'],
    ...[
      'expect.getState',
      'chai.Assertion.prototype',
      'chai.expect.addSnapshotSerializer',
      'TestRunner.getCurrentSuite',
    ],
  ],
  graph: ['idToModuleMap.values', 'urlToIdModuleMap.values', 'ensureModule', 'clear'],
  runner: ['evaluator.runExternalModule', 'mocker.reset'],
  state: ['rpc.onUnhandledError.asEvent', 'ctx.files', 'durations', 'onCleanup', 'onCancel'],
}

function holds(object: unknown, path: string): boolean {
  const end = path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), object)
  return isObject(end)
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || isFunction(value)
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
