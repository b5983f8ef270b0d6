/** Which part of a line another line has different, from the first word that differs to the last. */

/** In UTF-16 code units: `start` included, `end` not. */
export type Stretch = { readonly start: number; readonly end: number }

/** The stretches that differ, in either line; undefined when the lines have too little in common to point at anything. */
export function changedWords(one: string, other: string): readonly [Stretch, Stretch] | undefined {
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  while (head > 0 && isInWord(one, head)) head -= 1
  while (tail > 0 && isInWord(one, one.length - tail)) tail -= 1
  const common = one.slice(0, head).trim().length + (tail === 0 ? '' : one.slice(-tail)).trim().length
  if (common * 3 < most) return undefined
  return [
    { start: head, end: one.length - tail },
    { start: head, end: other.length - tail },
  ]
}

function isInWord(text: string, offset: number): boolean {
  return /[\w$]/.test(text[offset - 1] ?? '') && /[\w$]/.test(text[offset] ?? '')
}
