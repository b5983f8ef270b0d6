/** Which colours a report may use, as functions that are handed in, so that no renderer decides whether colour is on. */

type Brush = (text: string) => string

/** One brush for each part a colour plays. A brush is given one line at a time, free of control characters. */
export type Paint = {
  readonly bold: Brush
  readonly dim: Brush
  readonly red: Brush
  readonly green: Brush
  readonly yellow: Brush
  readonly cyan: Brush
}

/** No colour: for files, for CI without it, for agents. */
export const PLAIN: Paint = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same }

function same(text: string): string {
  return text
}
