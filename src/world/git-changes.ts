/** The user's git, asked for a change: which files differ between two sides, and what they held before. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Change, ChangedFile, Changes, ChangeWish, FileStatus } from '../model/change.ts'
import type { Files } from '../model/world.ts'
import { type Ask, asker, prefixOf, split } from './git-ask.ts'
import { refuseOtherContent } from './git-checked-out.ts'
import { COMMON, type Entry, entriesIn } from './git-entries.ts'
import { type Ends, ends } from './git-ends.ts'

/** Opens the repository around `root` (absolute, real); `files` reads the present side. */
export function gitChanges(root: string, files: Pick<Files, 'read'>): Changes {
  const ask = asker(root)
  return { read: async (wish) => readChange(ask, files, wish) }
}

async function readChange(ask: Ask, files: Pick<Files, 'read'>, wish: ChangeWish): Promise<Change> {
  const prefix = await prefixOf(ask)
  if (prefix === undefined)
    throw new TeethError('no-git', 'a change is a question for git, and the root is in no repository')
  const found = await ends(ask, wish)
  const entries = [...(await listed(ask, found)), ...(await untracked(ask, found, prefix))]
  const inside = entries.filter(({ path }) => path.startsWith(prefix)).map((entry) => fromRoot(entry, prefix))
  const [read, subjects] = await Promise.all([
    Promise.all(inside.map((entry) => changedFile(entry, ask, files))),
    subjectsOf(ask, found),
    found.isElsewhere ? refuseOtherContent(ask, inside, found.to) : undefined,
  ])
  return {
    from: found.from,
    to: found.to,
    files: read.filter(isChanged).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    outside: entries.length - inside.length,
    subjects,
  }
}

/** Plumbing on purpose: `git diff` with the work tree refreshes the index. */
async function listed(ask: Ask, { compared }: Ends): Promise<readonly Entry[]> {
  switch (compared.kind) {
    case 'commits':
      return entriesIn(await ask('diff-tree', '-r', ...COMMON, compared.from, compared.to, '--'))
    case 'index':
      return entriesIn(await ask('diff-index', '--cached', ...COMMON, compared.from, '--'))
    case 'work-tree':
      return entriesIn(await ask('diff-index', ...COMMON, compared.from, '--'))
  }
}

async function untracked(ask: Ask, { compared }: Ends, prefix: string): Promise<readonly Entry[]> {
  if (compared.kind !== 'work-tree') return []
  const paths = split(await ask('ls-files', '-z', '--others', '--exclude-standard'))
  // A nested repository is listed as a folder.
  const files = paths.filter((path) => !path.endsWith('/'))
  return files.map((path) => ({ path: prefix + path, letter: 'A', modes: ['000000', '100644'], blobs: ['', ''] }))
}

function fromRoot(entry: Entry, prefix: string): Entry {
  const { oldPath, ...rest } = entry
  const isMovedIn = oldPath !== undefined && !oldPath.startsWith(prefix)
  const before = oldPath === undefined || isMovedIn ? {} : { oldPath: oldPath.slice(prefix.length) }
  return { ...rest, ...before, letter: isMovedIn ? 'A' : entry.letter, path: entry.path.slice(prefix.length) }
}

async function changedFile(entry: Entry, ask: Ask, files: Pick<Files, 'read'>): Promise<ChangedFile> {
  const { path, oldPath } = entry
  const status = statusOf(entry)
  const named = { path, ...(oldPath === undefined ? {} : { oldPath }), status }
  if (status === 'submodule') return named
  const now = status === 'deleted' ? undefined : await files.read(path)
  const before = status === 'added' ? undefined : await textOf(ask, entry.blobs[0])
  const dressed = before === undefined || now === undefined ? before : withLineEndsOf(now, before)
  return { ...named, ...(dressed === undefined ? {} : { before: dressed }), ...(now === undefined ? {} : { now }) }
}

function statusOf({ letter, modes, blobs, oldPath }: Entry): FileStatus {
  if (modes.includes('160000')) return 'submodule'
  if (letter === 'A' || letter === 'C') return 'added'
  if (letter === 'D') return 'deleted'
  if (letter === 'T' || (blobs[0] === blobs[1] && oldPath === undefined)) return 'mode'
  return letter === 'R' ? 'renamed' : 'modified'
}

/** Undefined for what is no text, as git itself decides it. */
async function textOf(ask: Ask, blob: string): Promise<string | undefined> {
  const text = await ask('cat-file', 'blob', blob)
  return text.includes('\0') ? undefined : text
}

/** A checkout may have given every line another end than the repository has. */
function withLineEndsOf(now: string, before: string): string {
  return now.includes('\r\n') && !before.includes('\r') ? before.replaceAll('\n', '\r\n') : before
}

/** Git names files whose time alone differs. */
function isChanged({ status, before, now }: ChangedFile): boolean {
  return status !== 'modified' || before === undefined || before !== now
}

async function subjectsOf(ask: Ask, { log }: Ends): Promise<readonly string[]> {
  if (log === undefined) return []
  const text = await ask('log', '--format=%s', '-z', '--max-count=200', '--end-of-options', log, '--')
  return split(text)
}
