/** Little projects of one test's own: written to a folder of their own, and gone when the test ends. */

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export type Texts = Readonly<Record<string, string | Uint8Array>>

/** Writes the files (POSIX paths) into a new folder. Absolute, real. */
export function scratch(texts: Texts = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-test-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  write(root, texts)
  return root
}

/** Writes the files over what is there. */
export function write(root: string, texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** The same in a git repository, with the files committed. */
export function repository(texts: Texts = {}): string {
  const root = scratch(texts)
  git(root, 'init', '-q', '-b', 'main')
  commit(root, 'first')
  return root
}

export function commit(root: string, message: string): void {
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '--allow-empty', '-m', message)
}

/** Runs git without the configuration of whoever runs the tests. */
export function git(root: string, ...words: readonly string[]): string {
  const person = ['-c', 'user.name=teeth', '-c', 'user.email=teeth@example.test', '-c', 'commit.gpgsign=false']
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  return execFileSync('git', [...person, ...words], { cwd: root, env, encoding: 'utf8' })
}
