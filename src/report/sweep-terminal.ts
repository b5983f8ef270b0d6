/** The report on a sweep for people at a terminal: the answer, what nobody notices, where Stryker was wrong, what is not known. */

import type { MutantVerdict } from '../model/sweep.ts'
import type { SweepLedger, SweptMutant } from '../model/sweep-ledger.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { displayWidth } from './display-width.ts'
import { duration } from './duration.ts'
import { sweepAnswer } from './sweep-answer.ts'
import { sweepFigures } from './sweep-figures.ts'
import { nextStep } from './sweep-next-step.ts'
import { field, footLines, headlineLines, inert, oneLine, type Page, room } from './terminal-page.ts'
import { wrap } from './wrap.ts'

const MOST_SHOWN = 30
const LONGEST_CODE = 60

/** Text that ends in a line end, without any control character but what `page.colour` adds. */
export function renderSweepTerminal(ledger: SweepLedger, page: Page): string {
  const open = shown(ledger, ['survived', 'unreached']).filter(({ waiver }) => waiver?.holds !== true)
  const blocks = [
    section(
      'inside a guard, and it does not notice',
      open.filter(({ guard }) => guard !== undefined),
      page,
    ),
    section(
      'nobody notices',
      open.filter(({ guard, noise }) => guard === undefined && noise === undefined),
      page,
    ),
    section(
      'nobody notices, and perhaps nobody has to',
      open.filter(({ guard, noise }) => guard === undefined && noise !== undefined),
      page,
    ),
    section('StrykerJS was wrong: noticed', shown(ledger, ['killed', 'timed-out']).filter(isMisjudged), page),
    section('not measured', shown(ledger, ['unmeasured']), page),
  ].filter((block) => block.length > 0)
  const text = [
    ...headlineLines(sweepAnswer(ledger), hueOf(ledger, open.length), page),
    ...sweepFigures(ledger).flatMap(({ label, text }) => field(label, text, page)),
    ...blocks.flatMap((block) => ['', ...block]),
    '',
    ...nextStep(ledger, open.length > 0).flatMap((step) => [...field('next', step, page), '']),
  ]
  return [...text, ...circumstances(ledger, page), ''].join('\n')
}

/** A survivor is no failure; green is what all of is known. */
function hueOf({ exitCode, score, counts, leftOut }: SweepLedger, open: number): 'green' | 'yellow' {
  const unknown = open + counts.unmeasured + leftOut.files.length + leftOut.mutants
  return exitCode === 0 && unknown === 0 && score.confirmed.valid > 0 ? 'green' : 'yellow'
}

function isMisjudged(mutant: SweptMutant): boolean {
  return mutant.isMisjudged
}

function shown({ mutants }: SweepLedger, verdicts: readonly MutantVerdict[]): readonly SweptMutant[] {
  return mutants.filter(({ result }) => verdicts.includes(result.verdict))
}

/** One a line of the source, unless all are wanted. */
function section(title: string, mutants: readonly SweptMutant[], page: Page): readonly string[] {
  if (mutants.length === 0) return []
  const groups = page.isVerbose ? mutants.map((one) => [one]) : [...Map.groupBy(mutants, placeOf).values()]
  const most = page.isVerbose ? groups.length : MOST_SHOWN
  const rest = groups.slice(most).flat().length
  return [
    ...titleLines(`${title}: ${count(mutants.length, mutants.every(isExport) ? 'function' : 'mutant')}`, page),
    ...groups
      .slice(0, most)
      .flatMap(([first, ...more]) => (first === undefined ? [] : mutantLines(first, more.length, page))),
    ...(rest > 0 ? [page.colour.dim(`  … ${rest} more (\`--verbose\` lists them)`)] : []),
  ]
}

function isExport({ mutant }: SweptMutant): boolean {
  return mutant.name !== undefined
}

function placeOf({ mutant: { file, start } }: SweptMutant): string {
  return `${file}:${start.line}`
}

/** The place stays whole, as it is to be copied; what is said of it goes below where the page is too narrow for both. */
function mutantLines(swept: SweptMutant, more: number, page: Page): readonly string[] {
  const { mutant, result } = swept
  const { colour } = page
  const place = oneLine(`${mutant.file}:${mutant.start.line}:${mutant.start.column}`)
  const change =
    mutant.name === undefined ? `${code(mutant.original)} → ${code(mutant.replacement)}` : code(mutant.name)
  const rest = [...marks(swept), ...(more === 0 ? [] : [`${more} more on this line`])]
  const said = [
    ...(swept.isMisjudged ? [`(StrykerJS: ${mutant.status})`] : []),
    ...(result.by === undefined ? [] : [`by ${oneLine([result.by.file, ...result.by.titlePath].join(' > '))}`]),
    ...why(result),
    ...(rest.length === 0 ? [] : [`(${oneLine(rest.join(', '))})`]),
  ]
  const all = [`  ${place}`, change, ...said]
  // @teeth a-mutant-fits-the-page: what is said of a mutant fits the page
  //   test: test/unit/report/sweep-terminal.test.ts
  //   revert: condition true
  if (displayWidth(all.join('  ')) <= room(page, 0))
    return [[`  ${colour.cyan(place)}`, change, ...said.map((part) => colour.dim(part))].join('  ')]
  return [
    `  ${colour.cyan(place)}`,
    ...[change, ...said].flatMap((part) => wrap(part, room(page, 4)).map((one) => `    ${inert(one)}`)),
  ]
}

function titleLines(title: string, page: Page): readonly string[] {
  return wrap(title, room(page, 0)).map((one) => page.colour.yellow(one))
}

function marks({ result: { verdict, farther = 0 }, noise, guard }: SweptMutant): readonly string[] {
  return [
    ...(guard === undefined ? [] : [`guard ${guard}`]),
    ...(noise === undefined ? [] : [noise]),
    // @teeth what-is-farther-is-told: a survivor says how many test files were too far away to be tried
    //   test: test/unit/report/sweep-terminal.test.ts
    //   revert: condition false
    ...(farther > 0 && verdict === 'survived' ? [`not tried: ${count(farther, 'farther test file')}`] : []),
  ]
}

function why({ verdict, note, reason }: SweptMutant['result']): readonly string[] {
  if (note !== undefined) return [oneLine(note)]
  if (verdict !== 'unmeasured') return verdict === 'unreached' ? ['never run'] : []
  return [oneLine('detail' in reason ? reason.detail : reason.kind)]
}

function code(text: string): string {
  return oneLine(cut(text.replaceAll(/\s+/g, ' '), LONGEST_CODE))
}

function circumstances({ durationMs, versions }: SweepLedger, page: Page): readonly string[] {
  const parts = [
    duration(durationMs),
    ...(versions.stryker === undefined ? [] : [`stryker ${oneLine(versions.stryker)}`]),
    `vitest ${oneLine(versions.vitest)}`,
  ]
  return footLines(parts, page)
}
