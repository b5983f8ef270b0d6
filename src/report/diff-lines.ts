/** What the lines of a unified diff mean: present code that goes, old code that comes, context, and where each stands. */

export type DiffLine = {
  readonly kind: 'context' | 'goes' | 'comes' | 'gap'
  /** Without its sign. */
  readonly text: string
  /** 1-based line in the present file; absent on code that comes and where the diff has no hunk header. */
  readonly line?: number
}

/** Reads a diff without file header. Total: a line that is none of a diff's is context. */
export function diffLines(diff: string): readonly DiffLine[] {
  const lines: DiffLine[] = []
  let next: number | undefined
  for (const raw of withoutReturns(diff)) {
    const start = /^@@ -(\d+)/.exec(raw)?.[1]
    if (start !== undefined) {
      if (lines.length > 0) lines.push({ kind: 'gap', text: '' })
      next = Number(start)
    } else if (!raw.startsWith('\\')) {
      const line = diffLine(raw, next)
      lines.push(line)
      if (next !== undefined && line.kind !== 'comes') next += 1
    }
  }
  return lines
}

/** Where every line ends in CR LF the returns say nothing; a return on some lines only is a difference to be seen. */
function withoutReturns(diff: string): readonly string[] {
  const lines = diff.replace(/\n$/, '').split('\n')
  const code = lines.filter((line) => !/^[@\\]/.test(line))
  // @teeth returns-that-matter: diffLines keeps a return that is the difference
  //   test: test/unit/report/diff-lines.test.ts
  //   was: return lines.map((line) => line.replace(/\r$/, ''))
  return code.every((line) => line.endsWith('\r')) ? lines.map((line) => line.replace(/\r$/, '')) : lines
}

function diffLine(raw: string, line: number | undefined): DiffLine {
  const place = line === undefined ? {} : { line }
  if (raw.startsWith('+')) return { kind: 'comes', text: raw.slice(1) }
  if (raw.startsWith('-')) return { kind: 'goes', text: raw.slice(1), ...place }
  return { kind: 'context', text: raw.replace(/^ /, ''), ...place }
}
