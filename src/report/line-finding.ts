/** A finding that has a line, as a text for whoever shows it there. */

import { cut } from './cut.ts'
import { inRepository } from './in-repository.ts'
import { neutralise, neutraliseLine } from './neutralise.ts'

export type LineFinding = {
  /** The same for the same finding wherever its line has moved. */
  readonly fingerprint: string
  /** POSIX from the repository's root. */
  readonly file: string
  readonly line: number
  readonly level: 'failure' | 'warning'
  /** Plain, one line. */
  readonly title: string
  /** Plain. */
  readonly message: string
  /** Markdown. */
  readonly text: string
}

// What forges take of a check's annotation, with room to spare.
const LONGEST_TITLE = 200
const LONGEST_LINE = 600
// One note is to be read at its line; the comment has room for more.
const LONGEST_TEXT = 30_000

export function lineTitle(text: string): string {
  return neutraliseLine(cut(text, LONGEST_TITLE))
}

export function lineMessage(lines: readonly string[]): string {
  return lines.map((line) => neutralise(cut(line, LONGEST_LINE))).join('\n')
}

/** Cutting Markdown could leave a fence open, so that a story that is too long is told in another way. */
export function lineText(whole: string, short: () => string): string {
  return whole.length <= LONGEST_TEXT ? whole : short()
}

/** `pathPrefix` is the POSIX path from the repository's root to the project. */
export function fromRepository(findings: readonly LineFinding[], pathPrefix: string): readonly LineFinding[] {
  return findings.map((finding) => ({ ...finding, file: inRepository(finding.file, pathPrefix) }))
}
