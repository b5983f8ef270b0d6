/** A file as it stood at a git ref. */

import type { OldText } from '../model/revert.ts'
import { COMMON, entriesIn } from './git-entries.ts'
import { type Ask, commitOf, prefixOf } from './git-ask.ts'

/** `path` is POSIX from the root, as the file is called now. Total: what is not there is told. */
export async function textAt(ask: Ask, ref: string, path: string): Promise<OldText> {
  const prefix = await prefixOf(ask)
  if (prefix === undefined) return gone(`\`${ref}\` is a question for git, and the root is in no repository`)
  const commit = await commitOf(ask, ref)
  if (commit === undefined) return gone(await whyNoCommit(ask, ref))
  const text = (await blob(ask, `${commit}:${prefix}${path}`)) ?? (await textBeforeRename(ask, commit, prefix + path))
  if (text === undefined) return gone(`at \`${ref}\` there is no \`${path}\`, also under no other name that git knows`)
  return text.includes('\0') ? gone(`at \`${ref}\` \`${path}\` is no text`) : { kind: 'text', text }
}

function gone(detail: string): OldText {
  return { kind: 'gone', detail }
}

/** A clone that was cut off has not all commits: there is a way to get them. */
async function whyNoCommit(ask: Ask, ref: string): Promise<string> {
  const isShallow = (await ask('rev-parse', '--is-shallow-repository')).trim() === 'true'
  if (!isShallow) return `git knows no commit \`${ref}\``
  return `\`${ref}\` is not in this shallow clone; \`git fetch --unshallow\` gets it, in a workflow \`fetch-depth: 0\` of \`actions/checkout\``
}

/** `object`: an id, or `<commit id>:<path>`. */
async function blob(ask: Ask, object: string): Promise<string | undefined> {
  try {
    return await ask('cat-file', 'blob', object)
  } catch {
    return undefined
  }
}

/** Plumbing on purpose: `git diff` with the work tree refreshes the index. */
async function textBeforeRename(ask: Ask, commit: string, path: string): Promise<string | undefined> {
  const entries = entriesIn(await ask('diff-index', ...COMMON, commit, '--'))
  // @teeth moved-files-are-followed: the old text of a moved file is that of its old name
  //   test: test/native/world/git-moved.test.ts
  //   was: const moved = entries.find((entry) => entry.path === path && entry.letter === 'X')
  const moved = entries.find((entry) => entry.path === path && entry.oldPath !== undefined)
  return moved === undefined ? undefined : blob(ask, moved.blobs[0])
}
