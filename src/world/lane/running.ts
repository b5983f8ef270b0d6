/** Which tests had begun and not ended when their lane was ended: one of them hung. */

import { existsSync, readFileSync } from 'node:fs'

/** Where the witness writes a line as each test begins (`+id`) and as it ends (`-id`). */
export function runningFile(hitsFile: string): string {
  return `${hitsFile}.running`
}

/** Ids of tests; undefined when none ever began. */
export function readRunning(hitsFile: string): readonly string[] | undefined {
  const file = runningFile(hitsFile)
  if (!existsSync(file)) return undefined
  const running = new Set<string>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('+')) running.add(line.slice(1))
    if (line.startsWith('-')) running.delete(line.slice(1))
  }
  return [...running]
}
