/** Generates the project of the benchmark: 40 modules, 20 test files of 10 to 40 tests and 100 guards, or any other size. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inventModules } from './invent.ts'
import type { BenchGuard, BenchModule, BenchProject } from './project.ts'
import { random } from './random.ts'
import { guardId, siteText, writeModule } from './write-module.ts'
import { writeTest } from './write-test.ts'

/** Modules and test files grow with the guards, so that a thousand guards are ten times the project. */
export type Size = { readonly seed: number; readonly guards: number }

const VITEST_CONFIG = `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['test/**/*.test.ts'] } })
`

export function generate({ seed, guards }: Size): BenchProject {
  const chance = random(seed)
  const modules = inventModules(chance, Math.max(2, Math.ceil(guards * 0.4)), guards)
  const groups = Array.from({ length: Math.ceil(modules.length / 2) }, (_, index) =>
    modules.slice(index * 2, index * 2 + 2),
  )
  const files: Record<string, string> = { 'vitest.config.ts': VITEST_CONFIG }
  const found: BenchGuard[] = []
  for (const [index, group] of groups.entries()) {
    const test = `test/t${String(index).padStart(3, '0')}.test.ts`
    files[test] = writeTest(chance, { modules: group, all: modules, tests: chance.between(10, 40) })
    for (const module of group) {
      const file = `src/${module.name}.ts`
      files[file] = writeModule(modules, module, test)
      found.push(...guardsOf(module, { file, test, text: files[file] }))
    }
  }
  return { guards: found, files }
}

export function writeProject(folder: string, { files }: BenchProject): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

type Written = { readonly file: string; readonly test: string; readonly text: string }

function guardsOf(module: BenchModule, { file, test, text }: Written): readonly BenchGuard[] {
  const lines = text.split('\n')
  return module.functions.flatMap(({ name, early }) => {
    if (early === undefined) return []
    const site = siteText(early)
    const line = lines.findIndex((content) => content === `  ${site}`) + 1
    return [{ id: guardId(module.name, name), file, test, line, text: site }]
  })
}
