/** A project of `test/fixtures/disk`, in git, on which the real binary is run in a process of its own. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Ledger } from '../../src/model/ledger.ts'
import { MAIN } from './binary.ts'
import { commit, git } from './scratch.ts'
import { vitestProject, type VitestProject } from './vitest-project.ts'

export type DiskProject = VitestProject & {
  /** Proves its guards; nothing of the environment of these tests reaches the command but PATH. */
  prove(...words: readonly string[]): Promise<Ledger>
}

export function diskProject(fixture: string): DiskProject {
  const project = vitestProject(`disk/${fixture}`, 5)
  git(project.root, 'init', '-q', '-b', 'main')
  commit(project.root, 'first')
  return { ...project, prove: (...words) => prove(project.root, words) }
}

async function prove(root: string, words: readonly string[]): Promise<Ledger> {
  const child = spawn(process.execPath, [MAIN, '--json', ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  await once(child, 'close')
  return JSON.parse(out)
}
