/** The lines under an annotation's first one: the rest of its behaviour, then `key: value`, each with its own lines. */

import type { Place } from '../model/place.ts'
import type { Entry, Fault } from './annotation.ts'
import type { CommentLine } from './comment-lines.ts'
import { KEYS } from './keys.ts'
import { quoted } from './quoted.ts'

export type Body = {
  /** Lines before the first key. */
  readonly prose: readonly string[]
  readonly entries: readonly Entry[]
  readonly faults: readonly Fault[]
}

/** A known key may stand directly against its value; of another word only a colon and a space make a key. */
const KEY_LINE = new RegExp(`^(?:(${KEYS.join('|')})\\s*:|([A-Za-z][\\w-]*)\\s*:(?=\\s|$))`)

type Group = { readonly first: CommentLine; readonly rest: CommentLine[] }

/** A value goes on over the lines that are indented deeper than its key; blank lines between them belong to it. */
export function readEntries(lines: readonly CommentLine[], locate: (offset: number) => Place): Body {
  const start = lines.findIndex((line) => keyOf(line) !== undefined)
  const above = start === -1 ? lines : lines.slice(0, start)
  const groups = start === -1 ? [] : grouped(lines.slice(start))
  return {
    prose: above.map((line) => line.raw.trim()).filter((text) => text !== ''),
    entries: groups.flatMap((group) => readEntry(group, locate)),
    faults: groups.flatMap((group) => (keyOf(group.first) === undefined ? [strayLine(group.first, locate)] : [])),
  }
}

/** What is wrong with the line that ended an annotation: a key that was meant for it, had it been indented. */
export function notIndented(line: CommentLine, locate: (offset: number) => Place): readonly Fault[] {
  const key = KEYS.find((known) => keyOf(line) === known)
  if (key === undefined) return []
  return [
    {
      code: 'annotation-syntax',
      message: `\`${key}:\` is not indented; expected it deeper than its \`@teeth\` line`,
      wayOut: 'Indent the keys of an annotation by two spaces more than `@teeth`.',
      place: locate(line.offset),
    },
  ]
}

function keyOf(line: CommentLine): string | undefined {
  const match = KEY_LINE.exec(line.raw.trim())
  return match?.[1] ?? match?.[2]
}

function grouped(lines: readonly CommentLine[]): readonly Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last !== undefined && (isBlank(line) || line.indent > last.first.indent)) last.rest.push(line)
    else groups.push({ first: line, rest: [] })
  }
  return groups
}

function readEntry({ first, rest }: Group, locate: (offset: number) => Place): readonly Entry[] {
  const key = keyOf(first)
  if (key === undefined) return []
  const text = first.raw.trim()
  const signs = (KEY_LINE.exec(text)?.[0] ?? '').length
  const inline = text.slice(signs).trimStart()
  const more = rest.find((line) => !isBlank(line))
  const below = more === undefined ? first.offset : more.offset
  return [
    {
      key,
      value: [...(inline === '' ? [] : [inline]), ...dedented(rest)].join('\n').trimEnd(),
      place: locate(first.offset),
      valuePlace: locate(inline === '' ? below : first.offset + text.length - inline.length),
    },
  ]
}

/** Without the white space that all lines begin with; blank lines at both ends go. */
function dedented(lines: readonly CommentLine[]): readonly string[] {
  const start = lines.findIndex((line) => !isBlank(line))
  if (start === -1) return []
  const kept = lines.slice(start, lines.findLastIndex((line) => !isBlank(line)) + 1)
  const common = kept
    .filter((line) => !isBlank(line))
    .map((line) => /^\s*/.exec(line.raw)?.[0] ?? '')
    .reduce(shared)
  return kept.map((line) => (isBlank(line) ? '' : line.raw.slice(common.length)))
}

function isBlank(line: CommentLine): boolean {
  return line.raw.trim() === ''
}

function shared(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}

function strayLine(line: CommentLine, locate: (offset: number) => Place): Fault {
  return {
    code: 'annotation-syntax',
    message: `${quoted(line.raw)} is no \`key: value\`; expected one of ${KEYS.map((key) => `\`${key}:\``).join(', ')}`,
    wayOut: 'Begin the line with a key, or indent it deeper where it goes on with the value above.',
    place: locate(line.offset),
  }
}
