/** The report on a sweep for people at a terminal: the answer, what nobody notices, where Stryker was wrong, what is not known. */

import type { MutantVerdict } from '../model/sweep.ts'
import type { SweepLedger, SweptMutant } from '../model/sweep-ledger.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { duration } from './duration.ts'
import { sweepAnswer } from './sweep-answer.ts'
import { sweepFigures } from './sweep-figures.ts'
import { nextStep } from './sweep-next-step.ts'
import { field, oneLine, type Page } from './terminal-page.ts'

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
    page.colour.bold(sweepAnswer(ledger)),
    ...sweepFigures(ledger).flatMap(({ label, text }) => field(label, text, page)),
    ...blocks.flatMap((block) => ['', ...block]),
    '',
    ...nextStep(ledger, open.length > 0).flatMap((step) => [...field('next', step, page), '']),
  ]
  return [...text, ...circumstances(ledger, page), ''].join('\n')
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
    page.colour.yellow(`${title}: ${count(mutants.length, mutants.every(isExport) ? 'function' : 'mutant')}`),
    ...groups
      .slice(0, most)
      .flatMap(([first, ...more]) => (first === undefined ? [] : [line(first, more.length, page)])),
    ...(rest > 0 ? [page.colour.dim(`  … ${rest} more (\`--verbose\` lists them)`)] : []),
  ]
}

function isExport({ mutant }: SweptMutant): boolean {
  return mutant.name !== undefined
}

function placeOf({ mutant: { file, start } }: SweptMutant): string {
  return `${file}:${start.line}`
}

function line(swept: SweptMutant, more: number, { colour }: Page): string {
  const { mutant, result, isMisjudged } = swept
  const place = colour.cyan(oneLine(`${mutant.file}:${mutant.start.line}:${mutant.start.column}`))
  const change =
    mutant.name === undefined ? `${code(mutant.original)} → ${code(mutant.replacement)}` : code(mutant.name)
  const was = isMisjudged ? colour.dim(` (StrykerJS: ${mutant.status})`) : ''
  const by = result.by === undefined ? '' : `  by ${oneLine([result.by.file, ...result.by.titlePath].join(' > '))}`
  const rest = [...marks(swept), ...(more === 0 ? [] : [`${more} more on this line`])]
  const said = rest.length === 0 ? '' : colour.dim(`  (${oneLine(rest.join(', '))})`)
  return `  ${place}  ${change}${was}${by}${why(result)}${said}`
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

function why({ verdict, note, reason }: SweptMutant['result']): string {
  if (note !== undefined) return `  ${oneLine(note)}`
  if (verdict !== 'unmeasured') return verdict === 'unreached' ? '  never run' : ''
  return `  ${oneLine('detail' in reason ? reason.detail : reason.kind)}`
}

function code(text: string): string {
  return oneLine(cut(text.replaceAll(/\s+/g, ' '), LONGEST_CODE))
}

function circumstances({ durationMs, versions, of }: SweepLedger, page: Page): readonly string[] {
  const parts = [
    duration(durationMs),
    ...(of === 'exports' ? [] : [`stryker ${oneLine(versions.stryker)}`]),
    `vitest ${oneLine(versions.vitest)}`,
  ]
  return [page.colour.dim(parts.join(' · '))]
}
