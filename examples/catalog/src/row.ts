/** A row of the catalogue, and the two planes it can stand on. */

/** What editors work on, and what customers see. */
export type Plane = 'draft' | 'live'

export type Row = {
  readonly id: string
  readonly plane: Plane
  /** May hold tokens in braces, such as `from {price} a night`. */
  readonly text: string
}

/** The tokens of a text, in its order. */
export function tokensOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
