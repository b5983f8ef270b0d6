/** The real binary, run in a process of its own on a little project. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { repository, type Texts } from './scratch.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
export const MAIN = join(REPOSITORY, 'src/main.ts')

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs `teeth` in `cwd`. Nothing of the environment of these tests reaches it but PATH and what `env` adds. */
export async function teeth(cwd: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { child, ended } = start(cwd, words, env)
  child.stdin.end()
  return ended
}

/** Starts it and leaves it running. */
export function start(cwd: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [MAIN, ...words], { cwd, env: { PATH: process.env['PATH'], ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: ending(child) }
}

async function ending(child: ReturnType<typeof spawn>): Promise<Ended> {
  let out = ''
  let err = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code] = await once(child, 'close')
  return { code, out, err }
}

/** A project with one guard that bites, in git, with the Vitest of this repository. */
export function rowsProject(texts: Texts = {}): string {
  const root = repository({ ...ROWS, ...texts })
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  return root
}

export const ROWS: Texts = {
  '.gitignore': 'node_modules\n',
  'package.json': '{ "name": "rows", "type": "module" }\n',
  'src/rows.ts': `export type Row = { id: string; plane: string }

export function findRow(rows: Row[], id: string, plane: string) {
  // @teeth plane-aware-lookup: reads the row from the requested plane
  //   test: test/rows.test.ts
  //   was: return rows.find((row) => row.id === id)
  return rows.find((row) => row.id === id && row.plane === plane)
}
`,
  'src/planes.ts': `export const planes = ['main', 'draft']\n`,
  'test/rows.test.ts': `import { expect, test } from 'vitest'
import { findRow } from '../src/rows.ts'

test('reads the row from the requested plane', () => {
  const rows = [{ id: 'a', plane: 'main' }, { id: 'a', plane: 'draft' }]
  expect(findRow(rows, 'a', 'draft')?.plane).toBe('draft')
})
`,
}
