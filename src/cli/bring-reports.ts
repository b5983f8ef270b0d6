/** Brings each report of a finished command where it belongs: files, stdout, stderr, GitHub's job summary. */

import { PLAIN } from '../report/paint.ts'
import type { RenderOptions } from '../report/render.ts'
import { resolveTyped } from '../world/find-root.ts'
import { append, bytesIn, refuseUnwritable, writeAtomically } from '../world/output.ts'
import type { Call } from './call.ts'
import type { Report, Target } from './reports.ts'
import type { Screen } from './screen.ts'

export type ReportTerms = {
  readonly call: Call
  readonly screen: Screen
  /** Absolute path of the project. */
  readonly root: string
}

/** What a ledger says under a name. */
export type Tell<Name extends string> = (name: Name | 'markdown', options: RenderOptions) => string

/** Throws TeethError `output-not-writable` for a report that would have nowhere to go. */
export async function refuseUnwritableReports(reports: readonly Report<string>[], terms: ReportTerms): Promise<void> {
  for (const { to } of reports) if (to.kind === 'file') await refuseUnwritable(fileOf(to, terms))
}

/** Files first: what is printed last is what a person sees. */
export async function bringReports<Name extends string>(
  reports: readonly Report<Name>[],
  tell: Tell<Name>,
  terms: ReportTerms,
): Promise<void> {
  const { call, screen } = terms
  const plain = { colour: PLAIN, width: Infinity }
  for (const { name, to } of reports) {
    if (to.kind === 'file') await writeAtomically(fileOf(to, terms), tell(name, plain))
  }
  for (const { name, to } of reports) {
    if (to.kind === 'stdout') call.host.out(tell(name, plain))
    if (to.kind === 'stderr') screen.print(tell(name, { colour: screen.paint, width: screen.width }))
  }
  if (reports.some(({ name }) => name === 'github-actions')) await addToSummary(tell, call)
}

/** What another command of the same step has written there needs room too. */
async function addToSummary<Name extends string>(tell: Tell<Name>, { host }: Call): Promise<void> {
  const summary = host.env['GITHUB_STEP_SUMMARY']
  if (summary === undefined || summary === '') return
  // @teeth a-summary-is-shared: a second report in the summary of a step takes the room that is left
  //   test: test/contract/cli/bring-reports.test.ts
  //   was: const taken = 0
  const taken = await bytesIn(summary)
  await append(summary, tell('markdown', { room: 'summary', taken }))
}

function fileOf(target: Extract<Target, { kind: 'file' }>, { call, root }: ReportTerms): string {
  return resolveTyped(target.from === 'cwd' ? call.host.cwd : root, target.file)
}
