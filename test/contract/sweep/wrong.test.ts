/** A project in which StrykerJS is wrong, swept with the real one: the report is right. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { StrykerReport } from '../../../src/model/sweep.ts'
import { type Ended, teeth } from '../../support/binary.ts'
import { treePrint } from '../../support/tree-print.ts'
import { vitestProject } from '../../support/vitest-project.ts'

type Swept = { readonly ended: Ended; readonly stryker: StrykerReport; readonly report: StrykerReport }

const project = vitestProject('sweep/wrong', 5)
afterAll(() => project.remove())

const outside = () => treePrint(project.root).filter((line) => !/^(?:\.teeth|node_modules)\b/.test(line))
const before = outside()

let running: Promise<Swept> | undefined
const swept = (): Promise<Swept> => (running ??= run())

async function run(): Promise<Swept> {
  const ended = await teeth(project.root, ['sweep', '--output-file', '.teeth/out.json'])
  const read = (path: string) => JSON.parse(readFileSync(join(project.root, path), 'utf8'))
  return { ended, stryker: read('.teeth/sweep/stryker.json'), report: read('.teeth/out.json') }
}

/** Of the mutant that comes to this line. */
function statusIn(report: StrykerReport, { file, line, comes }: Wanted): string | undefined {
  const found = report.files[file]?.mutants.filter(
    ({ location, replacement }) => location.start.line === line && replacement === comes,
  )
  return found?.map(({ status }) => status).join()
}

type Wanted = { readonly file: string; readonly line: number; readonly comes: string }

describe('what StrykerJS says wrongly is put right', () => {
  test.each<[string, Wanted, wrong: string, right: string]>([
    ['a static mutant under `testFiles`', at('src/prices.ts', 1, '""'), 'Survived', 'Killed'],
    ['a static mutant that breaks the import', at('src/prices.ts', 2, 'true'), 'Survived', 'Killed'],
    ['a static mutant that breaks nothing', at('src/prices.ts', 2, 'false'), 'Survived', 'Survived'],
    ['a mutant with which `beforeAll` fails', at('src/till.ts', 2, 'false'), 'RuntimeError', 'Killed'],
    ['a mutant with which `beforeAll` goes on', at('src/till.ts', 2, 'true'), 'Survived', 'Survived'],
    ['a mutant that a nested suite notices', at('src/shelf.ts', 2, 'places + taken'), 'Killed', 'Killed'],
    ['a mutant that no test minds', at('src/shelf.ts', 6, 'item'), 'Survived', 'Survived'],
    ['a mutant that no test runs', at('src/till.ts', 3, '""'), 'NoCoverage', 'NoCoverage'],
  ])('%s', async (_, wanted, wrong, right) => {
    const { stryker, report } = await swept()
    expect([statusIn(stryker, wanted), statusIn(report, wanted)]).toEqual([wrong, right])
  })
})

test('the answer comes first, and a survivor is no failure', async () => {
  const { ended } = await swept()
  expect(ended.err).toMatch(/^\d+ mutants that no test notices; StrykerJS was wrong about \d+$/m)
  expect(ended.code).toBe(0)
})

test('nothing of the project is written', async () => {
  await swept()
  expect(outside()).toEqual(before)
})

function at(file: string, line: number, comes: string): Wanted {
  return { file, line, comes }
}
