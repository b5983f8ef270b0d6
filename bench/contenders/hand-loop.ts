/** The loop that people run by hand: edit the file, `npx vitest run` the test, put the file back. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Contender, Round } from '../contender.ts'
import { measure } from '../measure.ts'
import type { BenchGuard } from '../project.ts'

export const handLoop: Contender = {
  name: 'hand loop',
  unit: 'guard',
  async round(bench): Promise<Round> {
    const guards = spread(bench.project.guards, bench.sample)
    const wrong: string[] = []
    const started = performance.now()
    for (const guard of guards) if (!(await isNoticed(bench, guard))) wrong.push(guard.id)
    return { wallMs: performance.now() - started, units: guards.length, wrong }
  },
}

/** `count` of a list, evenly spread over it. */
export function spread<T>(list: readonly T[], count: number): readonly T[] {
  return list.filter(
    (_, index) => Math.floor(((index + 1) * count) / list.length) > Math.floor((index * count) / list.length),
  )
}

async function isNoticed({ folder }: Bench, { file, test, text }: BenchGuard): Promise<boolean> {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace(text, ''))
  try {
    const { code, stdout, stderr } = await measure('npx', ['vitest', 'run', test], folder)
    return code === 1 && `${stdout}${stderr}`.includes('AssertionError')
  } finally {
    writeFileSync(path, before)
  }
}
