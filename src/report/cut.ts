/** How a text that is too long is cut: at a whole character, with a count of what is not shown. */

/** At most `limit` UTF-16 code units of `text`, then `… 48 kB more`. The count is of UTF-8 bytes. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  // @teeth whole-characters: cut keeps both halves of a pair together
  //   test: test/unit/report/cut.test.ts > cut > keeps both halves of a pair together
  //   was: const end = limit
  const end = isPairAt(text, limit) ? limit - 1 : limit
  return `${text.slice(0, end)}… ${size(text.slice(end))} more`
}

/** The first `limit` lines, then how many more there are. */
export function cutLines(lines: readonly string[], limit: number): readonly string[] {
  // One line more costs no more room than the line that counts it.
  if (lines.length <= limit + 1) return lines
  return [...lines.slice(0, limit), `… ${lines.length - limit} more lines`]
}

function isPairAt(text: string, end: number): boolean {
  return (text.codePointAt(end - 1) ?? 0) > 0xffff
}

function size(text: string): string {
  const bytes = new TextEncoder().encode(text).length
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`
}
