/** How text from sources and tests is written into Markdown without becoming markup, a mention or a link. */

import { neutralise, neutraliseLine } from './neutralise.ts'

// A backtick with a backslash in front would still touch the fence of a code span behind it.
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '`': '&#96;' }
const PUNCTUATION = /[\\`*_[\]|~$^!]/
// Lists and underlines at the start of a line; web addresses anywhere.
const IN_PLACE = /^[-+=]|(?<=^\d{1,9})[.)](?=\s|$)|:(?=\/\/)|(?<=www)\./
// `@name`, `#1` and `GH-1` become links when Markdown is done; only a comment in between keeps them apart.
const REFERENCE = /[@#]|gh(?=-\d)/
const SPECIAL = new RegExp([PUNCTUATION, IN_PLACE, REFERENCE, /[&<>]/].map(({ source }) => source).join('|'), 'gi')

/** Text within a line or as a paragraph of its own: line ends become spaces, values in backticks stay code. */
export function markdownText(text: string): string {
  const parts = neutralise(text)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/`([^`]+)`/)
  return parts.map((part, index) => (index % 2 === 1 ? codeSpan(part) : part.replaceAll(SPECIAL, escape))).join('')
}

function escape(found: string): string {
  // @teeth no-mentions: markdownText makes no markup of a mention
  //   test: test/unit/report/markdown.test.ts > markdownText > makes no markup of %s
  //   revert: remove
  if (/^(?:[@#]|gh)$/i.test(found)) return `${found}<!-- -->`
  return ENTITIES[found] ?? `\\${found}`
}

/** Code within a line: in a fence longer than any in the text. */
export function codeSpan(text: string): string {
  const code = neutraliseLine(text)
  if (code.trim() === '') return '` `'
  const fence = '`'.repeat(longestRun(code) + 1)
  // Markdown takes one space off both ends, and joins backticks that touch.
  const margin = /^[ `]|[ `]$/.test(code) ? ' ' : ''
  return `${fence}${margin}${code}${margin}${fence}`
}

/** Code within a line that leads to a web address; code alone where `address` is none. */
export function codeLink(text: string, address: string | undefined): string {
  return link(codeSpan(text), address)
}

/** Plain words that lead to a web address; words alone where `address` is none. */
export function textLink(text: string, address: string | undefined): string {
  return link(markdownText(text), address)
}

function link(shown: string, address: string | undefined): string {
  // @teeth markdown-links-lead-to-the-web: a link leads to the web or is none
  //   test: test/unit/report/markdown.test.ts > codeLink and textLink > a link leads to the web or is none: %s
  //   revert: condition false
  if (address === undefined || !/^https?:\/\/[^\s<>()[\]\\"'`]+$/.test(address)) return shown
  return `[${shown}](${address})`
}

/** Code on lines of its own. */
export function codeBlock(text: string, language = ''): string {
  const code = neutralise(text)
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}${language}\n${code}\n${fence}`
}

/** Paragraphs behind a line to click; `summary` is ours and plain. */
export function folded(summary: string, paragraphs: readonly string[]): string {
  // GitHub reads Markdown inside HTML only after a blank line.
  return [`<details><summary>${summary}</summary>`, ...paragraphs, '</details>'].join('\n\n')
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)
}
