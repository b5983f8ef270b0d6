/** What StrykerJS said last, as far as it tells a person what is wrong. */

const MOST_LINES = 14
const MOST_FRAMES = 3
/** `03:33:09 (22856) INFO ProjectReader …`. */
const LOGGED = /^\d\d:\d\d:\d\d \(\d+\) (\w+) /

/** From its first error on, without what it says besides; all of it where it named no error. */
export function strykerWords(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => isError(line))
  const told = lines.slice(Math.max(0, first)).filter((line) => isError(line) || !LOGGED.test(line))
  const frames = told.filter(isFrame).slice(0, MOST_FRAMES)
  const kept = told.filter((line) => !isFrame(line) || frames.includes(line))
  return (first === -1 ? lines.slice(-MOST_LINES) : kept.slice(0, MOST_LINES)).join('\n').trim()
}

function isError(line: string): boolean {
  const level = LOGGED.exec(line)?.[1]
  return level === 'ERROR' || level === 'FATAL'
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}
