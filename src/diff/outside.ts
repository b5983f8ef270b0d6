/** What the files say that a change leaves alone: as much as tells whether a move in it is seen from there. */

import type { ChangedFile } from '../model/change.ts'
import type { Files } from '../model/world.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { isStill, loadedBy } from './loads.ts'
import { folderOf } from '../model/folder-of.ts'
import { join } from '../model/resolve-in.ts'
import { stemOf } from '../model/stem-of.ts'
import { COMPUTED } from './taken-by.ts'

export type Outside = {
  /** Every file of the project. */
  readonly files: ReadonlySet<string>
  /** Texts as they are now of all code that may name a module that exports less; undefined for what is no text. */
  readonly takers: ReadonlyMap<string, string | undefined>
  /** Every `package.json` above each of these modules. */
  readonly manifests: ReadonlyMap<string, readonly string[]>
  /** Texts of files that a change begins or ceases to load, with what they load. */
  readonly loaded: ReadonlyMap<string, string>
}

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|html?)$|(?:^|\/)[jt]sconfig[^/]*\.json$/

export type Asked = {
  /** Modules that export less than before. */
  readonly losing: Iterable<string>
  readonly changed: readonly ChangedFile[]
}

export async function outsideOf(files: Files, { losing, changed }: Asked): Promise<Outside> {
  const all = await files.list()
  const known = new Set(all)
  const modules = [...losing]
  return {
    files: known,
    takers: await takersIn(files, all, modules),
    manifests: new Map(
      await Promise.all(modules.map(async (module) => [module, await manifestsAbove(files, module)] as const)),
    ),
    loaded: await loadedIn(files, known, changed),
  }
}

async function takersIn(files: Files, all: readonly string[], modules: readonly string[]) {
  if (modules.length === 0) return new Map<string, string | undefined>()
  const code = all.filter((path) => CODE.test(path))
  const needles = new Set([...modules.map(stemOf), ...COMPUTED])
  const found = new Set<string>()
  for (const needle of needles) for (const path of await files.search(needle, code)) found.add(path)
  return new Map(await Promise.all([...found].map(async (path) => [path, await files.read(path)] as const)))
}

async function manifestsAbove(files: Files, module: string): Promise<readonly string[]> {
  const found: string[] = []
  for (let folder = folderOf(module); ; folder = folderOf(folder)) {
    const text = await files.read(join(folder, 'package.json'))
    if (text !== undefined) found.push(text)
    if (folder === '') return found
  }
}

/** Only as far as loading runs nothing: what runs something is known by that. */
async function loadedIn(files: Files, known: ReadonlySet<string>, changed: readonly ChangedFile[]) {
  const own = new Set(changed.map(({ path }) => path))
  const open = new Set(changed.flatMap((file) => differing(file, known)))
  const found = new Map<string, string>()
  for (const file of open) {
    const text = own.has(file) || !known.has(file) ? undefined : await files.read(file)
    if (text === undefined) continue
    found.set(file, text)
    const tree = compilerTree(file, text)
    if (tree.statements.every(isStill)) for (const next of loadedBy(tree, file, known)) open.add(next)
  }
  return found
}

/** What one side of a file loads and the other does not. */
function differing({ path, before = '', now = '' }: ChangedFile, known: ReadonlySet<string>): readonly string[] {
  const old = new Set(loadedBy(compilerTree(path, before), path, known))
  const present = new Set(loadedBy(compilerTree(path, now), path, known))
  return [...old, ...present].filter((file) => !old.has(file) || !present.has(file))
}
