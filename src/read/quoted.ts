/** How a value of the user's stands in a message: on one line, in backticks, never too long. */

const LONGEST = 80

export function quoted(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim()
  return `\`${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}\``
}
