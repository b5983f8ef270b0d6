/** What a test can change around itself that is no property of an object: environment, folder, listeners, CommonJS. */

import { isMainThread } from 'node:worker_threads'

export type Surroundings = {
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
  readonly listeners: ReadonlyMap<string | symbol, readonly Function[]>
  readonly required: ReadonlySet<string>
}

export function takeSurroundings(): Surroundings {
  return {
    env: envNow(),
    cwd: process.cwd(),
    listeners: listenersNow(),
    required: new Set(Object.keys(requireCache())),
  }
}

/** Puts everything back and returns the names of what was not as it had been. */
export function restoreSurroundings(surroundings: Surroundings): readonly string[] {
  process.exitCode = undefined
  if (process.hasUncaughtExceptionCaptureCallback()) process.setUncaughtExceptionCaptureCallback(null)
  return [
    ...restoreEnv(surroundings.env),
    ...restoreFolder(surroundings.cwd),
    ...restoreListeners(surroundings.listeners),
    ...forgetRequired(surroundings.required),
  ]
}

/** Node makes them when they are first asked for, and keeps them: importing `node:process` asks for all three. */
export function makeStandardStreams(): void {
  // @teeth streams-are-nobodys-left-over: the standard streams are there before the first test
  //   test: test/unit/world/kept/room.test.ts
  //   revert: remove
  for (const name of ['stdin', 'stdout', 'stderr'] as const) void process[name]
}

/** Kinds of what still keeps the process busy, one entry a thing. */
export function runningResources(): readonly string[] {
  return process.getActiveResourcesInfo()
}

function envNow(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

function restoreEnv(before: Readonly<Record<string, string>>): readonly string[] {
  const changed = new Set<string>()
  for (const key of Object.keys(process.env)) {
    if (before[key] === process.env[key]) continue
    changed.add(`process.env.${key}`)
    delete process.env[key]
  }
  for (const [key, value] of Object.entries(before)) {
    if (process.env[key] === value) continue
    changed.add(`process.env.${key}`)
    process.env[key] = value
  }
  return [...changed]
}

function restoreFolder(before: string): readonly string[] {
  if (process.cwd() === before) return []
  if (isMainThread) process.chdir(before)
  return ['process.cwd()']
}

function listenersNow(): ReadonlyMap<string | symbol, readonly Function[]> {
  return new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]))
}

function restoreListeners(before: Surroundings['listeners']): readonly string[] {
  const events = new Set([...process.eventNames(), ...before.keys()])
  return [...events]
    .filter((event) => restoreEvent(event, before.get(event) ?? []))
    .map((event) => `process.on(${String(event)})`)
}

function restoreEvent(event: string | symbol, before: readonly Function[]): boolean {
  const now = process.rawListeners(event)
  if (now.length === before.length && now.every((listener, index) => listener === before[index])) return false
  process.removeAllListeners(event)
  // `rawListeners` types what `on` takes as plain functions.
  for (const listener of before) process.on(event, listener as () => void)
  return true
}

/** CommonJS files of the project that were required natively: packages stay, as what they gave out does. */
function forgetRequired(before: ReadonlySet<string>): readonly string[] {
  const cache = requireCache()
  const own = Object.keys(cache).filter((file) => !before.has(file) && !/[\\/]node_modules[\\/]/.test(file))
  // @teeth required-anew: a CommonJS file of the project is evaluated again when it is next required
  //   test: test/unit/world/kept/surroundings.test.ts
  //   revert: remove
  for (const file of own) delete cache[file]
  return own.map((file) => `require.cache of ${file}`)
}

function requireCache(): Record<string, unknown> {
  // Node has it as `Module._cache`, and shows it as `require.cache` only to CommonJS.
  return (process.getBuiltinModule('node:module') as unknown as { _cache: Record<string, unknown> })._cache
}
