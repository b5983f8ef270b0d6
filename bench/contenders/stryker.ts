/** StrykerJS with mutants at the same sites: the condition of every early answer, switched on and off. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Contender, Round } from '../contender.ts'
import { measure } from '../measure.ts'

const REPORT = 'reports/mutation/mutation.json'
/** The mutators that would find something else to change in `x < 0`. */
const EXCLUDED = ['EqualityOperator', 'BlockStatement', 'ArithmeticOperator', 'BooleanLiteral']

export const stryker: Contender = {
  name: 'StrykerJS 10.1.1',
  unit: 'mutant',
  async round(bench): Promise<Round> {
    writeFileSync(join(bench.folder, 'stryker.conf.json'), JSON.stringify(configOf(bench)))
    const { wallMs, stdout, code, peakMb } = await measure('npx', ['stryker', 'run'], bench.folder)
    if (code !== 0) throw new Error(`stryker ended with ${code}:\n${stdout.slice(-2000)}`)
    const mutants = mutantsOf(readFileSync(join(bench.folder, REPORT), 'utf8'))
    // Only a condition that became `false` is our revert.
    const removals = mutants.filter(({ replacement }) => replacement === 'false')
    const wrong = removals
      .filter(({ status }) => status !== 'Killed')
      .map(({ id, status }) => `mutant ${id}: ${status}`)
    return { wallMs, units: mutants.length, wrong, peakMb }
  },
}

function configOf({ project, lanes }: Bench): object {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: lanes,
    reporters: ['json'],
    tsconfigFile: 'none.json',
    allowEmpty: false,
    mutator: { excludedMutations: EXCLUDED },
    mutate: project.guards.map(({ file, line, text }) => `${file}:${line}:2-${line}:${2 + text.length}`),
  }
}

type Mutant = { readonly id: string; readonly status: string; readonly replacement: string }

function mutantsOf(report: string): readonly Mutant[] {
  const { files }: { files: Record<string, { mutants: readonly Mutant[] }> } = JSON.parse(report)
  return Object.values(files).flatMap(({ mutants }) => mutants.filter(({ status }) => status !== 'Ignored'))
}
