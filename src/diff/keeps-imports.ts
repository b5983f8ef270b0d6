/** Whether the project's compiler keeps imports that only types use: such an import loads its module. */

import type { Files } from '../model/world.ts'
import { folderOf } from '../model/folder-of.ts'
import { join } from '../model/resolve-in.ts'

/** What TypeScript configurations say; read as text, as they may hold comments. */
const KEEPS =
  /"(?:verbatimModuleSyntax|preserveValueImports)"\s*:\s*true|"importsNotUsedAsValues"\s*:\s*"(?:preserve|error)"/
const OTHERS = /"(?:extends|path)"\s*:\s*(?:"([^"]*)"|\[([^\]]*)\])/g

/**
 * `paths`: changed files, POSIX from the root. The nearest `tsconfig.json` of each is asked, and what it extends or
 * refers to; without one nothing is kept, and what cannot be read may keep everything.
 */
export async function keepsImports(files: Pick<Files, 'read'>, paths: readonly string[]): Promise<boolean> {
  const folders = new Set(paths.filter((path) => /\.[cm]?tsx?$/.test(path)).map(folderOf))
  const nearest = await Promise.all([...folders].map((folder) => nearestConfig(files, folder)))
  const open = new Map(nearest.flatMap((config) => (config === undefined ? [] : [[config.path, config.text]])))
  for (const [path, text] of open) {
    // @teeth kept-imports-run: a compiler that keeps imports of types is asked, and what it extends
    //   test: test/unit/diff/keeps-imports.test.ts
    //   revert: condition false
    if (KEEPS.test(text)) return true
    for (const address of addressesIn(text)) {
      const found = await configAt(files, folderOf(path), address)
      if (found === undefined) return true
      open.set(found.path, found.text)
    }
  }
  return false
}

type Config = { readonly path: string; readonly text: string }

async function nearestConfig(files: Pick<Files, 'read'>, folder: string): Promise<Config | undefined> {
  for (let at = folder; ; at = folderOf(at)) {
    const path = join(at, 'tsconfig.json')
    const text = await files.read(path)
    if (text !== undefined || at === '') return text === undefined ? undefined : { path, text }
  }
}

function addressesIn(text: string): readonly string[] {
  return [...text.matchAll(OTHERS)].flatMap(([, one, several = '']) =>
    one === undefined ? [...several.matchAll(/"([^"]*)"/g)].flatMap(([, each]) => each ?? []) : [one],
  )
}

/** Of a file, with its ending or without, a folder, or a package. */
async function configAt(files: Pick<Files, 'read'>, folder: string, address: string): Promise<Config | undefined> {
  const base = address.startsWith('.') ? join(folder, address) : join('node_modules', address)
  for (const path of [base, `${base}.json`, `${base}/tsconfig.json`]) {
    const text = await files.read(path)
    if (text !== undefined) return { path, text }
  }
  return undefined
}
