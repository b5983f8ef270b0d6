/** The project's files: which there are, what they hold, and never one that lies outside the root. */

import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
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
    search: (needle, paths) => search(realRoot, needle, paths),
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

async function search(root: string, needle: string, paths: readonly string[]): Promise<readonly string[]> {
  const holds = holder(needle)
  const found: string[] = []
  for (let start = 0; start < paths.length; start += SLICE) {
    found.push(...paths.slice(start, start + SLICE).filter((path) => holds(bytesOf(root, path))))
    await setImmediate()
  }
  return oncePerFile(root, found)
}

/** By its own name, where that is among them. */
function oncePerFile(root: string, paths: readonly string[]): readonly string[] {
  const targets = new Map(paths.map((path) => [path, insideRoot(root, path)]))
  const isItself = (path: string): boolean => targets.get(path) === join(root, path)
  const names = new Map(paths.toReversed().map((path) => [targets.get(path), path]))
  for (const path of paths.filter(isItself)) names.set(targets.get(path), path)
  // @teeth a-linked-file-is-found-once: a file that links name too is found once
  //   test: test/native/world/files-read.test.ts > the search
  //   was: return paths
  return paths.filter((path) => names.get(targets.get(path)) === path)
}

/** Also in UTF-16, which some editors write: whoever looks for text wants to know of it. */
function holder(needle: string): (bytes: Buffer | undefined) => boolean {
  const utf8 = Buffer.from(needle)
  const littleEndian = Buffer.from(needle, 'utf16le')
  const bigEndian = Buffer.from(littleEndian).swap16()
  return (bytes) => {
    if (bytes === undefined) return false
    // @teeth utf-16-is-searched: the search finds what is in UTF-16
    //   test: test/native/world/files-read.test.ts
    //   was: const encoding = 'UTF-8'
    const encoding = encodingOf(bytes)
    return bytes.includes({ 'UTF-16LE': littleEndian, 'UTF-16BE': bigEndian, 'UTF-8': utf8 }[encoding])
  }
}

/** By the byte order mark or, where that is missing, by the empty half of a first ASCII character. */
function encodingOf([first, second]: Buffer): 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' {
  if (first === 0xff && second === 0xfe) return 'UTF-16LE'
  if (first === 0xfe && second === 0xff) return 'UTF-16BE'
  if (second === 0 && first !== 0) return 'UTF-16LE'
  return first === 0 && second !== 0 ? 'UTF-16BE' : 'UTF-8'
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
  if (bytes === undefined || encodingOf(bytes) !== 'UTF-8') return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
