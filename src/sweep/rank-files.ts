/** Which files a sweep takes first where time is short: changed lately, guarded, and imported by many. */

import type { Guard } from '../model/guard.ts'
import type { World } from '../model/world.ts'

type Terms = { readonly guards: readonly Guard[]; readonly texts: ReadonlyMap<string, string> }

/** What the last commits have touched is likelier wrong than what stood for long. */
const LATELY = ['HEAD', 'HEAD~10', 'HEAD~50'] as const
const WEIGHTS = { lately: 4, guarded: 4 }

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"\n]+)\1/g

/** The same files, those to be taken first in front. `texts`: of all files that may import them. */
export async function rankFiles(
  { git }: Pick<World, 'git'>,
  files: readonly string[],
  { guards, texts }: Terms,
): Promise<readonly string[]> {
  const lately = await Promise.all(LATELY.map(async (ref) => new Set(await git.changedSince(ref).catch(() => []))))
  const guarded = new Set(guards.flatMap(({ sites }) => sites.map(({ file }) => file)))
  const importers = countImporters(texts)
  const rank = (file: string) =>
    lately.filter((changed) => changed.has(file)).length * WEIGHTS.lately +
    (guarded.has(file) ? WEIGHTS.guarded : 0) +
    Math.log2(1 + (importers.get(withoutEnding(file)) ?? 0))
  const ranked = files.map((file) => ({ file, rank: rank(file) }))
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ file }) => file)
}

/** By path without its ending: how many files name it in an import. */
function countImporters(texts: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [file, text] of texts) {
    const named = new Set([...text.matchAll(IMPORTED)].map(([, , specifier = '']) => resolved(file, specifier)))
    for (const path of named) counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return counts
}

function resolved(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return withoutEnding(parts.join('/')).replace(/\/index$/, '')
}

function withoutEnding(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '')
}
