/** How a number and its noun are said. */

/** `1 guard`, `12 guards`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
