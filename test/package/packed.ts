/** Packs this project as it would be published, and installs the tarball into folders outside the checkout, without a network. */

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What every install needs beside its runtime dependencies. */
const TOOLS = ['vite', 'typescript', '@types/node']

export type Packed = {
  /** The tarball, unpacked. */
  readonly folder: string
  /** Where everything of this run lies; taken away by `remove`. */
  readonly home: string
}

/** Builds and packs as npm does, which takes `package.json` at its word: of `publishConfig` only pnpm takes `bin` and `exports`. */
export function pack(): Packed {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-package-')))
  const args = ['pack', '--pack-destination', home]
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) {
    rmSync(home, { recursive: true, force: true })
    throw new Error(`packing ended with ${status}:\n${stdout}${stderr}`)
  }
  const tarball = join(home, readdirSync(home).find((name) => name.endsWith('.tgz')) ?? 'no-tarball')
  execFileSync('tar', ['-xzf', tarball, '-C', home])
  return { folder: join(home, 'package'), home }
}

export function remove({ home }: Packed): void {
  rmSync(home, { recursive: true, force: true })
}

/** Every file in a folder, POSIX paths from it, sorted. */
export function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted()
}

/** A copy of an example with the package and a Vitest of ours installed; `vitest` is the name it has in our `node_modules`. */
export function install({ home, folder }: Packed, example: string, vitest: string): string {
  const project = mkdtempSync(join(home, `${example}-`))
  cpSync(join(root, 'examples', example), project, {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  })
  cpSync(folder, join(project, 'node_modules/teeth'), { recursive: true })
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  for (const name of [...Object.keys(dependencies), ...TOOLS]) link(project, name, name)
  link(project, 'vitest', vitest)
  return project
}

function link(project: string, name: string, from: string): void {
  const path = join(project, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules', from)), path, 'junction')
}
