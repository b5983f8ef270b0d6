/** A disk on which chosen calls fail, or after which nothing works any more: a full disk, a refusal, a crash. */

import * as fs from 'node:fs'
import type { Disk } from '../../src/world/disk.ts'

export type WatchedDisk = {
  readonly disk: Disk
  /** The names of the calls so far, in their order. */
  readonly calls: readonly string[]
}

/** `failing` is asked before each call, with its place in the order (from 1) and its name; what it returns is thrown. */
export function watchedDisk(
  failing: (place: number, name: string) => Error | undefined = () => undefined,
): WatchedDisk {
  const calls: string[] = []
  const disk = new Proxy<Disk>(fs, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: readonly unknown[]): unknown => {
        calls.push(String(name))
        const error = failing(calls.length, String(name))
        if (error !== undefined) throw error
        // Hundreds of flushes take minutes, and no test takes the power away.
        if (name === 'fsyncSync') return undefined
        return Reflect.apply(method, target, given)
      }
    },
  })
  return { disk, calls }
}

/** As Node throws it. */
export function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: the disk says no`), { code })
}
