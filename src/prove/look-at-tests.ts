/** The test files that guards name, looked at without a run: their titles, and what keeps them from having a test. */

import type { Guard } from '../model/guard.ts'
import type { Place } from '../model/place.ts'
import type { Problem } from '../model/problem.ts'
import type { World } from '../model/world.ts'
import { frame } from '../read/frame.ts'
import { testFile } from '../read/test-file.ts'
import type { TestTitle } from '../read/titles.ts'

export type TestsSeen = {
  /** Of the files that parse. */
  readonly titles: ReadonlyMap<string, readonly TestTitle[]>
  readonly problems: readonly Problem[]
}

/** Each test file is read and parsed once, however many guards name a test in it. */
export async function lookAtTests(world: Pick<World, 'files'>, guards: readonly Guard[]): Promise<TestsSeen> {
  const titles = new Map<string, readonly TestTitle[]>()
  const problems: Problem[] = []
  for (const file of new Set(guards.flatMap(({ tests }) => tests.map((test) => test.file)))) {
    const text = await world.files.read(file)
    if (text === undefined) continue
    const seen = testFile(file, text)
    if (seen.kind === 'titled') titles.set(file, seen.titles)
    else if (seen.kind === 'unparsable') problems.push(unparsable(seen.place, text, seen.why))
    else problems.push(...guards.filter(({ tests }) => tests.some((test) => test.file === file)).map(testless(file)))
  }
  return { titles, problems }
}

function unparsable(place: Place, text: string, why: string): Problem {
  return {
    code: 'unparsable-file',
    message: `the test file does not parse: ${why}`,
    wayOut: 'Mend the syntax; until then no test of this file can run.',
    place,
    frame: frame(text, place),
  }
}

function testless(file: string): (guard: Guard) => Problem {
  return ({ id, place }) => ({
    code: 'no-test',
    message: `\`${file}\` holds no test`,
    wayOut: `Write the test in \`${file}\`, or name the file that has it.`,
    place,
    guardId: id,
  })
}
