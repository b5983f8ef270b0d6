/** Runs one scenario that checks types: the user's Vitest starts the user's checker, and nothing of the test file runs. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OverlayFact, Run, Scenario } from '../../model/run.ts'
import type { TypeCheck } from '../../model/type-check.ts'
import type { Booted } from './boot.ts'
import { type CheckerAnswer, checkerCommand } from './checker-command.ts'
import { type Checked, readChecker } from './checker-output.ts'
import { errorFact } from './error-fact.ts'
import { NO_FACTS } from './facts.ts'
import { orHostFailure } from './host-failure.ts'
import { type Asked, type Measured, runnerFailed } from './run-scenario.ts'
import { typeFacts, whyUnchecked } from './type-facts.ts'
import type { TestModule, VitestProject } from './vitest-shape.ts'

/** Never throws. The old behaviour, if any, is on disk already. */
export async function checkTypes(lane: Booted, asked: Asked, typeCheck: TypeCheck): Promise<Run> {
  const start = performance.now()
  const { id, layer } = asked.scenario
  const failed = (error: unknown): MeasuredTypes => ({ ...runnerFailed(error), overlays: [] })
  const measured = measure(lane, asked, typeCheck).catch(failed)
  const { end, facts, overlays } = await orHostFailure(measured, (end) =>
    failed('detail' in end ? end.detail : end.kind),
  )
  const durationMs = performance.now() - start
  return { scenario: id, layer, end, worker: 'fresh', ...facts, overlays, strayConnections: [], durationMs }
}

type MeasuredTypes = Measured & Pick<Run, 'overlays'>

async function measure(lane: Booted, asked: Asked, typeCheck: TypeCheck): Promise<MeasuredTypes> {
  const { scenario, hitsFile } = asked
  const project = projectOf(lane, scenario)
  const { checker = 'tsc', ignoreSourceErrors = false, tsconfig } = project.config.typecheck
  const { module, failures } = await inVitest(lane, asked, { project, checker })
  const answer = answerIn(answerFile(hitsFile))
  const checked = readChecker(answer?.output ?? '', { cwd: project.config.root, root: lane.options.root })
  const overlays = scenario.overlays.map(({ file }) => overlayFact(file, checked))
  const hasTsconfig = tsconfig !== undefined || isAbove(project.config.root, 'tsconfig.json')
  const unchecked = whyUnchecked(scenario.file, { checker, hasTsconfig, answer, checked, failures })
  if (unchecked !== undefined || module === undefined) {
    const detail = unchecked ?? 'Vitest did not list the tests of the file'
    return { end: { kind: 'runner-failed', detail }, facts: NO_FACTS, overlays }
  }
  const facts = typeFacts(module, { file: scenario.file, typeCheck, checked, ignoreSourceErrors })
  return { end: { kind: 'finished' }, facts, overlays }
}

function projectOf({ vitest, layers }: Booted, { layer }: Scenario): VitestProject {
  const project = vitest.projects[layers.findIndex(({ name }) => name === layer)]
  if (project === undefined) throw new Error(`no Vitest project is named \`${layer}\``)
  return project
}

type Started = { readonly project: VitestProject; readonly checker: string }

type Listed = {
  /** Its tests, each with the errors that Vitest gives it. */
  readonly module: TestModule | undefined
  /** What went wrong besides types. */
  readonly failures: readonly string[]
}

async function inVitest(lane: Booted, { scenario, hitsFile }: Asked, { project, checker }: Started): Promise<Listed> {
  const { typecheck } = project.config
  const command = `${hitsFile}.checker.mjs`
  const files = { buildInfo: `${hitsFile}.tsbuildinfo`, answer: answerFile(hitsFile) }
  writeFileSync(command, checkerCommand(checker, files), { mode: 0o700 })
  // Vitest asks a checker once, and gives the same answer again.
  // @teeth types-are-checked-anew: types are checked anew in every run of a lane
  //   test: test/unit/lane/types-anew.test.ts
  //   revert: remove
  project.typechecker = undefined
  typecheck.checker = command
  const spec = project.createSpecification(join(lane.options.root, scenario.file), undefined, 'typescript')
  const { unhandledErrors } = await lane.vitest.runTestSpecifications([spec]).finally(() => {
    typecheck.checker = checker
  })
  const facts = unhandledErrors.map((error) => errorFact(error, 'outside'))
  const failures = facts.filter(({ name }) => name !== 'TypeCheckError').map(({ message }) => message)
  return { module: spec.testModule, failures }
}

function answerFile(hitsFile: string): string {
  return `${hitsFile}.checked`
}

function answerIn(file: string): CheckerAnswer | undefined {
  // Written by our own command, and as that type has it.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CheckerAnswer) : undefined
}

/** In the folder, or in one around it. */
function isAbove(folder: string, name: string): boolean {
  if (existsSync(join(folder, name))) return true
  return dirname(folder) !== folder && isAbove(dirname(folder), name)
}

/** A file that the checker reads is all there is to be reached in it. */
function overlayFact(file: string, { read }: Checked): OverlayFact {
  return { file, served: 0, wasLoaded: read.has(file), reached: [], isOnDisk: true }
}
