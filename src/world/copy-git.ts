/** Gives a copy a repository of its own with the same commits, branches and index: what tests do to it stays in the copy. */

import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the repository of a work tree is: its own part and the part it shares with other work trees. Absolute. */
export type GitFolders = { readonly own: string; readonly common: string }

/** No hooks: nothing of the user's runs but what the tests start themselves. */
const OF_ALL = ['config', 'packed-refs', 'refs', 'reftable', 'info', 'shallow', 'description']
const OF_THIS = ['HEAD', 'ORIG_HEAD', 'MERGE_HEAD', 'index', 'config.worktree']

/** `top`: the work tree, absolute; undefined when it has no repository of the usual form. */
export function gitFoldersOf(top: string): GitFolders | undefined {
  const git = join(top, '.git')
  const stats = statSync(git, { throwIfNoEntry: false })
  if (stats === undefined) return undefined
  const own = stats.isDirectory() ? git : resolve(top, textIn(git).replace(/^gitdir: /, ''))
  const shared = join(own, 'commondir')
  const common = existsSync(shared) ? resolve(own, textIn(shared)) : own
  return existsSync(join(own, 'HEAD')) && existsSync(join(common, 'objects')) ? { own, common } : undefined
}

/** Writes `.git` into the work tree `to`. Objects are read where they are; new ones are written in the copy. */
export function copyRepository({ own, common }: GitFolders, to: string): void {
  const git = join(to, '.git')
  mkdirSync(join(git, 'objects/info'), { recursive: true })
  mkdirSync(join(git, 'refs'), { recursive: true })
  writeFileSync(join(git, 'objects/info/alternates'), `${join(common, 'objects')}\n`)
  for (const name of OF_ALL) copyPart(join(common, name), join(git, name))
  for (const name of OF_THIS) copyPart(join(own, name), join(git, name))
  const config = join(git, 'config')
  appendFileSync(config, OWN_SETTINGS)
  for (const file of [config, join(git, 'config.worktree')]) stayHere(file, to)
}

/** What would start a process that stays, or tidy up behind our back. The last value of a key holds. */
const OWN_SETTINGS = `
[core]
\tfsmonitor = false
[gc]
\tauto = 0
[maintenance]
\tauto = false
`

/** A repository that names its work tree names the user's: submodules and detached work trees do. */
function stayHere(config: string, top: string): void {
  if (!existsSync(config) || !/\bworktree\s*=/i.test(readFileSync(config, 'utf8'))) return
  // @teeth git-in-a-copy-stays-there: the copy of a repository that names its work tree names the copy
  //   test: test/native/world/copy-git.test.ts
  //   revert: remove
  appendFileSync(config, `[core]\n\tworktree = ${JSON.stringify(top)}\n`)
}

function copyPart(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: true })
}

function textIn(file: string): string {
  return readFileSync(file, 'utf8').trim()
}
