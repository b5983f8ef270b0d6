/** A guard for a unit of a change as it would be written: the texts of the files with their annotations. */

import type { FailureKind } from '../model/verdict.ts'
import type { RevertedFile } from '../model/revert.ts'
import { dedent } from '../revert/dedent.ts'
import { annotate, type Note } from './annotate.ts'
import { type PinSite, pinSites } from './pin-sites.ts'
import type { PinWords } from './pin-words.ts'

export type Draft = {
  readonly words: PinWords
  readonly test: string
  /** The annotations, the guard's own first. */
  readonly sites: readonly DraftSite[]
  /** The files with them, by path. */
  readonly texts: ReadonlyMap<string, string>
}

export type DraftSite = {
  readonly file: string
  /** 1-based, of the annotation. */
  readonly line: number
  /** Without slashes and indentation. */
  readonly lines: readonly string[]
}

export type DraftTerms = {
  readonly words: PinWords
  /** POSIX from the root. */
  readonly test: string
  /** The Vitest project to run it in, where that has to be said. */
  readonly layer?: string
  /** How the test failed. */
  readonly kind: FailureKind
  readonly files: readonly RevertedFile[]
  /** The commit before the change. */
  readonly from: string
}

const MOST_LEVELS = 3
const MOST_LINES = 3
const LONGEST = 240

/** From the smallest site outwards; at each with the old code itself where it is short, else as git has it. */
export function drafts(terms: DraftTerms): readonly Draft[] {
  const levels = Array.from({ length: MOST_LEVELS }, (_, level) => terms.files.map((file) => pinSites(file, level)))
  return levels
    .filter((found) => found.every((sites) => sites.length > 0))
    .flatMap((found) => {
      const sites = found.flat()
      const isShort = sites.every((site) => hasGone(site) || isShortCode(codeLines(site, terms)))
      const ways = [...(isShort ? [false] : []), ...(sites.some(hasGone) ? [] : [true])]
      return ways.map((isFromGit) => draft(sites, terms, isFromGit))
    })
}

/** There is no old code that git could have. */
function hasGone({ old }: PinSite): boolean {
  return old.trim() === ''
}

function isShortCode(lines: readonly string[]): boolean {
  return lines.length <= MOST_LINES && lines.join('').length <= LONGEST && lines.every((line) => line.trim() !== '')
}

function codeLines({ old, file, span }: PinSite, { files }: DraftTerms): readonly string[] {
  const before = files.find((one) => one.file === file)?.before ?? ''
  const text = before.slice(0, span.start) + old
  return dedent(text, { start: span.start, end: text.length }, file).trim().split('\n')
}

function draft(sites: readonly PinSite[], terms: DraftTerms, isFromGit: boolean): Draft {
  const noted = sites.map((site, index) => {
    const lines = [
      ...(index === 0 ? head(terms) : [`@teeth also ${terms.words.id}`]),
      ...revertLines(site, terms, isFromGit),
    ]
    return { site, lines }
  })
  const notes = Map.groupBy(noted, ({ site }) => site.file)
  const texts = terms.files.map(({ file, before }) => [file, annotate(before, notesOf(notes.get(file) ?? []))] as const)
  return {
    words: terms.words,
    test: terms.test,
    texts: new Map(texts),
    sites: noted.map(({ site, lines }) => ({ file: site.file, line: lineOf(site, noted, terms), lines })),
  }
}

type Noted = { readonly site: PinSite; readonly lines: readonly string[] }

function notesOf(noted: readonly Noted[]): readonly Note[] {
  return noted.map(({ site, lines }) => ({ offset: site.span.start, lines }))
}

function head({ words, test, kind, layer }: DraftTerms): readonly string[] {
  const fails = kind === 'timeout' || kind === 'types' ? [`  fails: ${kind}`] : []
  const project = layer === undefined ? [] : [`  layer: ${layer}`]
  return [`@teeth ${words.id}: ${words.behaviour}`, `  test: ${test}`, ...fails, ...project]
}

function revertLines(site: PinSite, terms: DraftTerms, isFromGit: boolean): readonly string[] {
  if (isFromGit) return [`  revert: from ${terms.from}`]
  if (hasGone(site)) return ['  revert: remove']
  const [first = '', ...rest] = codeLines(site, terms)
  return [`  was: ${first}`, ...rest.map((line) => `    ${line}`)]
}

/** Annotations above it in the same file push it down. */
function lineOf(site: PinSite, noted: readonly Noted[], { files }: DraftTerms): number {
  const before = files.find(({ file }) => file === site.file)?.before ?? ''
  const above = noted.filter((one) => one.site.file === site.file && one.site.span.start < site.span.start)
  const line = before.slice(0, site.span.start).split(/\r\n?|\n/).length
  return above.reduce((sum, { lines }) => sum + lines.length, line)
}
