/** Which files of a project an import may mean, where it is no relative one either. */

import type { Files } from '../model/world.ts'
import { folderOf } from '../model/folder-of.ts'
import { resolveIn } from '../model/resolve-in.ts'
import { stemOf } from '../model/stem-of.ts'

/** Of a package: what its specifier begins with. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/

/** In a `package.json`: its own, and those of whoever wrote it, which nobody imports. */
const NAME = /"name"\s*:\s*"([^"]+)"/g

const QUOTED = /"([^"\n]+)"/g

export type MeantBy = (file: string, specifier: string) => readonly string[]

/** All that a specifier may mean: an alias any file of its name, a package of the workspace all that lies in it. */
export async function meantIn(files: Files, code: readonly string[]): Promise<MeantBy> {
  const known = new Set(code)
  const byName = Map.groupBy(code, nameOf)
  const manifests = await manifestsIn(files)
  const declared = new Set(manifests.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, word = '']) => word)))
  const own = new Map(
    manifests.flatMap(({ folder, text }) => {
      const inside = folder === '' ? [] : code.filter((path) => path.startsWith(`${folder}/`))
      return [...text.matchAll(NAME)].map(([, name = '']) => [name, inside] as const)
    }),
  )
  return (file, specifier) => {
    const target = resolveIn(known, file, specifier)
    if (target !== undefined) return [target]
    const [name = ''] = PACKAGE.exec(specifier) ?? []
    // @teeth a-package-beside-is-code-of-ours: what another package of the workspace reads is read by whoever imports it
    //   test: test/unit/prove/alone.test.ts
    //   names: what comes to the number of its worker is alone
    //   was: const inside: readonly string[] = []
    const inside = own.get(name) ?? []
    const isInstalled = declared.has(name) || specifier.startsWith('node:')
    return inside.length > 0 || isInstalled ? inside : (byName.get(nameOf(specifier)) ?? [])
  }
}

/** Of every `package.json`. */
async function manifestsIn(files: Files): Promise<readonly { readonly folder: string; readonly text: string }[]> {
  const paths = (await files.list()).filter((path) => /(?:^|\/)package\.json$/.test(path))
  return Promise.all(paths.map(async (path) => ({ folder: folderOf(path), text: (await files.read(path)) ?? '' })))
}

/** What an index is called by is its folder. */
function nameOf(path: string): string {
  const stem = stemOf(path)
  return stem === 'index' ? stemOf(folderOf(path)) : stem
}
