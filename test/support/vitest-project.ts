/** A project of its own for a contract test: a copy of a fixture, with the wanted Vitest in its `node_modules`. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The Vitest versions that lanes promise to work with, by major. */
export const VITEST_MAJORS = [5, 4, 3] as const

export type VitestMajor = (typeof VITEST_MAJORS)[number]

export type VitestProject = {
  /** Absolute, real. */
  readonly root: string
  remove(): void
}

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGES: Readonly<Record<VitestMajor, string>> = { 5: 'vitest', 4: 'vitest-4', 3: 'vitest-3' }

/**
 * Copies `test/fixtures/<fixture>`. Packages under its `packages/` are linked as a workspace links them, those under
 * `vendor/` lie in `node_modules` as installed ones do.
 */
export function vitestProject(fixture: string, major: VitestMajor): VitestProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-project-')))
  cpSync(join(REPOSITORY, 'test/fixtures', fixture), root, { recursive: true })
  linkDependencies(join(root, 'node_modules'), PACKAGES[major])
  for (const folder of foldersIn(join(root, 'packages'))) link(folder, join(root, 'node_modules', nameOf(folder)))
  for (const folder of foldersIn(join(root, 'vendor'))) {
    cpSync(folder, join(root, 'node_modules', nameOf(folder)), { recursive: true })
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Everything this repository has, but for the Vitest that answers to the name. */
function linkDependencies(target: string, vitest: string): void {
  const source = join(REPOSITORY, 'node_modules')
  for (const entry of readdirSync(source).filter((name) => !/^\.|^vitest/.test(name))) {
    const names = entry.startsWith('@') ? readdirSync(join(source, entry)).map((name) => `${entry}/${name}`) : [entry]
    for (const name of names) link(join(source, name), join(target, name))
  }
  link(join(source, vitest), join(target, 'vitest'))
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(realpathSync(from), to, 'junction')
}

function foldersIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

function nameOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'name' in manifest) return String(manifest.name)
  throw new Error(`${folder} has no name`)
}
