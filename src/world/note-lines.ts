/** At which lines of a changed file a forge takes notes: those that its diff shows on the new side. */

/** Lines added by a unified diff without a file header, and with `context` also those around them. 1-based. */
export function noteLines(patch: string, sides: 'added' | 'context'): ReadonlySet<number> {
  const lines = new Set<number>()
  let line = 0
  for (const text of patch.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(text)?.[1]
    if (start !== undefined) {
      line = Number(start)
    } else if (text.startsWith('+') || text.startsWith(' ')) {
      if (text.startsWith('+') || sides === 'context') lines.add(line)
      line += 1
    }
  }
  return lines
}
