/** The mark that every annotation begins with, found by text search alone. */

export const MARK = '@teeth'

const READABLE = /\.(?:[cm]?[jt]s|[jt]sx|vue|svelte)$/
/** The mark is a word of its own: `@teeth/vitest` and `@teeth-x` are something else. */
const AFTER_MARK = /^(?:[\s:]|$|\*\/)/

/** Whether a file of this name can hold annotations at all. */
export function isReadable(file: string): boolean {
  return READABLE.test(file)
}

/**
 * Offsets of every mark that would begin an annotation if it stood in a comment: the first word of a line, but for
 * what opens or continues a comment. Everything else that says `@teeth` is prose or code.
 */
export function marks(text: string): readonly number[] {
  const found: number[] = []
  for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, at + MARK.length)) {
    // @teeth prose-that-mentions-the-mark: prose that mentions the mark holds no annotation
    //   test: test/unit/read/scan.test.ts > what only looks like an annotation
    //   revert: swap && opensLine(text, at) =>
    if (AFTER_MARK.test(text.slice(at + MARK.length, at + MARK.length + 2)) && opensLine(text, at)) found.push(at)
  }
  return found
}

function opensLine(text: string, offset: number): boolean {
  let before = offset - 1
  while (text[before] === ' ' || text[before] === '\t') before -= 1
  const character = text[before]
  return character === undefined || '\r\n\u2028\u2029*/!\uFEFF'.includes(character)
}
