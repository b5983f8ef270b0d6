/** The project's files: which there are, what they hold, and never one that lies outside the root. */

import { readFileSync, realpathSync, statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Files } from '../model/world.ts'
import { insideRoot } from './inside-root.ts'

/** Files searched between two looks at signals and at the live line. */
const SLICE = 200

/**
 * Opens the files under `root` (absolute). `listTracked` asks git and answers undefined where there is none.
 * A root that git ignores as a whole is listed as if there were no git.
 */
export function files(root: string, listTracked: () => Promise<readonly string[] | undefined>): Files {
  const realRoot = realpathSync.native(root)
  return {
    root: realRoot,
    list: async () => {
      const tracked = await listTracked()
      return (tracked === undefined || tracked.length === 0 ? await globAll(realRoot) : tracked).toSorted()
    },
    read: async (path) => decode(bytesOf(realRoot, path)),
    search: (needle, paths) => search(realRoot, Buffer.from(needle), paths),
    exists: async (path) => insideRoot(realRoot, path) !== undefined,
  }
}

async function globAll(root: string): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby')
  return glob('**/*', {
    cwd: root,
    ignore: ['**/node_modules/**'],
    followSymbolicLinks: false,
    expandDirectories: false,
  })
}

async function search(root: string, needle: Buffer, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (let start = 0; start < paths.length; start += SLICE) {
    found.push(...paths.slice(start, start + SLICE).filter((path) => bytesOf(root, path)?.includes(needle)))
    await setImmediate()
  }
  return found
}

// Synchronous on purpose: ten thousand small files take a quarter of what promises take.
function bytesOf(root: string, path: string): Buffer | undefined {
  const target = insideRoot(root, path)
  if (target === undefined) return undefined
  try {
    return statSync(target).isFile() ? readFileSync(target) : undefined
  } catch {
    return undefined
  }
}

function decode(bytes: Buffer | undefined): string | undefined {
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
