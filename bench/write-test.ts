/** The text of a test file that watches a few modules: one test for each guard, and exact answers besides. */

import { answerOf, type BenchFunction, type BenchModule } from './project.ts'
import type { Random } from './random.ts'
import { guardId } from './write-module.ts'

/** Calls that one busy test makes, so that a file's own tests take a time that a real one's would. */
const BUSY_CALLS = { fewest: 800_000, most: 3_200_000 }

type Watched = {
  readonly modules: readonly BenchModule[]
  readonly all: readonly BenchModule[]
  readonly tests: number
}

export function writeTest(random: Random, watched: Watched): string {
  const guards = watched.modules.flatMap((module) => module.functions.flatMap((each) => guardTest(module.name, each)))
  const others = Array.from({ length: Math.max(1, watched.tests - guards.length - 1) }, () =>
    answerTest(random, watched),
  )
  return [
    "import { expect, test } from 'vitest'",
    ...watched.modules.map(({ name }) => `import * as ${name} from '../src/${name}.ts'`),
    '',
    ...guards,
    ...new Set(others),
    busyTest(random, watched),
  ].join('\n')
}

function guardTest(module: string, { name, early }: BenchFunction): readonly string[] {
  if (early === undefined) return []
  return [
    `test('${guardId(module, name)}: answers ${early} at once', () => {
  expect(${module}.${name}(-1)).toBe(${early})
})
`,
  ]
}

function answerTest(random: Random, { modules, all }: Watched): string {
  const module = modules[random.between(0, modules.length - 1)]
  const each = module?.functions[random.between(0, module.functions.length - 1)]
  if (module === undefined || each === undefined) return ''
  const input = random.between(0, 500)
  return [
    `test('${module.name} ${each.name} of ${input}', () => {`,
    `  expect(${module.name}.${each.name}(${input})).toBe(${answerOf(all, each, input)})`,
    '})',
    '',
  ].join('\n')
}

function busyTest(random: Random, { modules, all }: Watched): string {
  const module = modules[0]
  const each = module?.functions[0]
  if (module === undefined || each === undefined) return ''
  const expected = answerOf(all, each, 7)
  const calls = random.between(BUSY_CALLS.fewest, BUSY_CALLS.most)
  return [
    `test('${module.name} answers the same every time', () => {`,
    `  for (let call = 0; call < ${calls}; call++) if (${module.name}.${each.name}(7) !== ${expected}) expect.unreachable()`,
    '})',
    '',
  ].join('\n')
}
