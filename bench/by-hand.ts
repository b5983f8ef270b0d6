/** One commit looked at by hand: a worktree, each hunk put back and all of them together, `vitest run` for each. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hunksIn } from './hunks-in.ts'
import { measure } from './measure.ts'

const TEST = /\.(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)tests?\//
const SCRIPT = /\.[cm]?[jt]sx?$/

export type Hand = { readonly wallMs: number; readonly hunks: number }

/**
 * The same questions that `teeth diff --tests changed` answers: a control, the whole change, and each hunk of several.
 * Throws for a commit that changes no source or no test: nothing would be asked, or every test of the project.
 */
export async function byHand(root: string, commit: string): Promise<Hand> {
  const git = (folder: string, input: string, ...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: folder, input, encoding: 'utf8' })
  const paths = git(root, '', 'diff', '--name-only', '--diff-filter=M', `${commit}^`, commit).trim().split('\n')
  const sources = paths.filter((path) => SCRIPT.test(path) && !TEST.test(path))
  const tests = paths.filter((path) => SCRIPT.test(path) && TEST.test(path))
  if (sources.length === 0 || tests.length === 0) throw new Error(`${commit} does not change sources and tests`)
  const hunks = hunksIn(git(root, '', 'diff', '-U0', `${commit}^`, commit, '--', ...sources))
  const folder = join(mkdtempSync(join(tmpdir(), 'teeth-by-hand-')), 'tree')
  const started = performance.now()
  git(root, '', 'worktree', 'add', '--detach', folder, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const asked = hunks.length === 1 ? [hunks.join('')] : [hunks.join(''), ...hunks]
    for (const patch of ['', ...asked]) {
      if (patch !== '') git(folder, patch, 'apply', '-R', '--unidiff-zero', '-')
      await measure('npx', ['vitest', 'run', ...tests], folder)
      git(folder, '', 'checkout', '--quiet', '--', '.')
    }
    return { wallMs: performance.now() - started, hunks: hunks.length }
  } finally {
    git(root, '', 'worktree', 'remove', '--force', folder)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}
