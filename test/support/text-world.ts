/** The world that a command is handed where nothing runs: files are texts in memory, and there is no git. */

import type { Files, Git, World } from '../../src/model/world.ts'

export const NO_GIT: Git = {
  head: async () => undefined,
  state: async () => new Map(),
  changedSince: async () => [],
  textAt: async () => ({ kind: 'gone', detail: 'there is no git here' }),
}

/** Texts by their paths from the root. */
export function textFiles(texts: ReadonlyMap<string, string>, root = '/shop'): Files {
  return {
    root,
    list: async () => [...texts.keys()],
    read: async (path) => texts.get(path),
    search: async (needle, paths) => paths.filter((path) => texts.get(path)?.includes(needle)),
    exists: async (path) => texts.has(path),
  }
}

export function textWorld(files: Files): Omit<World, 'runner'> {
  return {
    files,
    git: NO_GIT,
    modules: { load: async () => ({}) },
    clock: { now: () => new Date(0), elapsed: () => 0, turn: async () => undefined },
    interruption: new AbortController().signal,
  }
}
