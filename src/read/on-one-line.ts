/** A value whose lines are only wrapped, as words are, and mean nothing. */

export function onOneLine(value: string): string {
  return value.replace(/\s*\n\s*/g, ' ')
}
