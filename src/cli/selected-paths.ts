/** The files and folders a person named, as paths from the root, or why one of them cannot be meant. */

import { TeethError } from '../errors/teeth-error.ts'
import { nearest } from '../model/nearest.ts'
import { nearestPath } from '../model/nearest-path.ts'
import type { Files } from '../model/world.ts'
import { typedPath } from '../world/find-root.ts'
import { COMMANDS } from './commands.ts'
import { unknownCommand } from './refusal.ts'

export type PathTerms = { readonly root: string; readonly cwd: string; readonly files: Files }

/**
 * Each word is taken from where it was typed, or else from the root, as reproduce lines have it. POSIX from the root.
 * Throws TeethError `no-such-path`, `path-outside-root`, or `unknown-command` for a first word that is nearly one.
 */
export async function selectedPaths(words: readonly string[], terms: PathTerms): Promise<readonly string[]> {
  const paths = []
  for (const word of words) paths.push(await selectedPath(word, { ...terms, isFirst: paths.length === 0 }))
  return paths
}

async function selectedPath(word: string, terms: PathTerms & { readonly isFirst: boolean }): Promise<string> {
  const typed = typedPath(terms.root, terms.cwd, word)
  if (typed.kind === 'there') return typed.path
  const fromRoot = typedPath(terms.root, terms.root, word)
  if (fromRoot.kind === 'there') return fromRoot.path
  if (terms.isFirst && isNearlyCommand(word)) throw unknownCommand(word)
  if (typed.kind === 'outside') {
    throw outsideRoot(word, terms.root)
  }
  throw new TeethError('no-such-path', `there is no file or folder \`${word}\`${await hint(typed.path, terms.files)}`)
}

/** `word` as it was typed. */
export function outsideRoot(word: string, root: string): TeethError {
  return new TeethError('path-outside-root', `\`${word}\` is outside the root \`${root}\`; expected a path inside it`)
}

function isNearlyCommand(word: string): boolean {
  const names = COMMANDS.map(({ name }) => name).filter((name) => name !== '')
  return /^\w+$/.test(word) && nearest(word, names) !== undefined
}

async function hint(path: string, files: Files): Promise<string> {
  const meant = nearestPath(path, await files.list())
  return meant === undefined ? '' : `; did you mean \`${meant}\`?`
}
