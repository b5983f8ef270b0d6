/** A project of `test/fixtures/sweep` swept by the real binary with the real StrykerJS, once for all tests of a file. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { StrykerReport } from '../../../src/model/sweep.ts'
import { type Ended, teeth } from '../../support/binary.ts'
import { treePrint } from '../../support/tree-print.ts'
import { vitestProject } from '../../support/vitest-project.ts'

export type Swept = {
  readonly ended: Ended
  /** As Stryker has it, and corrected. */
  readonly stryker: StrykerReport
  readonly report: StrykerReport
}

/** `outside`: the tree as it is, but for what is installed and what sweeps keep. */
export function sweptProject(fixture: string): { readonly swept: () => Promise<Swept>; outside(): readonly string[] } {
  const project = vitestProject(fixture, 5)
  afterAll(() => project.remove())
  let running: Promise<Swept> | undefined
  return {
    swept: () => (running ??= sweep(project.root)),
    outside: () => treePrint(project.root).filter((line) => !/^(?:\.teeth|node_modules)\b/.test(line)),
  }
}

async function sweep(root: string): Promise<Swept> {
  const ended = await teeth(root, ['sweep', '--output-file', '.teeth/out.json'])
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  return { ended, stryker: read('.teeth/sweep/stryker.json'), report: read('.teeth/out.json') }
}

export type Wanted = { readonly file: string; readonly line: number; readonly comes: string }

/** Of the mutant that comes to this line. */
export function statusIn(report: StrykerReport, { file, line, comes }: Wanted): string | undefined {
  const found = report.files[file]?.mutants.filter(
    ({ location, replacement }) => location.start.line === line && replacement === comes,
  )
  return found?.map(({ status }) => status).join()
}

export function at(file: string, line: number, comes: string): Wanted {
  return { file, line, comes }
}
