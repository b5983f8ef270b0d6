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
  /** POSIX from the root, and the titles where one test of the file is meant. */
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
  const found = levels
    .filter((sites) => sites.every((own) => own.length > 0))
    .flatMap((sites) => WAYS.flatMap((way) => draft(sites.flat(), terms, way) ?? []))
  return [...new Map(found.map((one) => [[...one.texts.values()].join('\0'), one])).values()]
}

/** Where there is old code: as it is written, or as git has it. */
const WAYS = ['was', 'from'] as const

type DraftWay = (typeof WAYS)[number]

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
  const code = dedent(text, { start: span.start, end: text.length }, file).trim()
  return code.replace(SEAMS, '').split('\n')
}

/** What keeps old code apart from its neighbours in the file: nobody would write it. */
const SEAMS = /^;\s*|(?<=;)[;\s]+$/g

/** Undefined where the code of a site is too long to be written, and git does not have it. */
function draft(sites: readonly PinSite[], terms: DraftTerms, way: DraftWay): Draft | undefined {
  const noted = sites.flatMap((site, index): readonly Noted[] => {
    const revert = revertLines(site, terms, way)
    const above = index === 0 ? head(terms) : [`@teeth also ${terms.words.id}`]
    return revert === undefined ? [] : [{ site, lines: [...above, ...revert] }]
  })
  if (noted.length < sites.length) return undefined
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

/** What has to be asked for, where a failure of this kind is not one of the usual. */
const WANTED_BY_NAME: Partial<Record<FailureKind, FailureKind>> = {
  timeout: 'timeout',
  types: 'types',
  syntax: 'throw',
}

function head({ words, test, kind, layer }: DraftTerms): readonly string[] {
  const wanted = WANTED_BY_NAME[kind]
  const fails = wanted === undefined ? [] : [`  fails: ${wanted}`]
  const project = layer === undefined ? [] : [`  layer: ${layer}`]
  return [`@teeth ${words.id}: ${words.behaviour}`, `  test: ${test}`, ...fails, ...project]
}

function revertLines(site: PinSite, terms: DraftTerms, way: DraftWay): readonly string[] | undefined {
  // @teeth what-came-goes: removes what came beside old code that git has
  //   test: test/unit/diff/pin-draft.test.ts > a draft > removes what came beside old code that git has
  //   revert: condition way === 'was' && hasGone(site)
  if (hasGone(site)) return ['  revert: remove']
  if (way === 'from' && !site.isWithNeighbour) return [`  revert: from ${terms.from}`]
  const code = codeLines(site, terms)
  if (!isShortCode(code)) return undefined
  const [first = '', ...rest] = code
  return [`  was: ${first}`, ...rest.map((line) => `    ${line}`)]
}

/** Annotations above it in the same file push it down. */
function lineOf(site: PinSite, noted: readonly Noted[], { files }: DraftTerms): number {
  const before = files.find(({ file }) => file === site.file)?.before ?? ''
  const above = noted.filter((one) => one.site.file === site.file && one.site.span.start < site.span.start)
  const line = before.slice(0, site.span.start).split(/\r\n?|\n/).length
  return above.reduce((sum, { lines }) => sum + lines.length, line)
}
