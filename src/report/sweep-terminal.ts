/** The report on a sweep for people at a terminal: the answer, what nobody notices, where Stryker was wrong, what is not known. */

import type { MutantVerdict } from '../model/sweep.ts'
import type { Score, SweepLedger, SweptMutant } from '../model/sweep-ledger.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { duration } from './duration.ts'
import { sweepAnswer } from './sweep-answer.ts'
import { oneLine, type Page, room } from './terminal-page.ts'
import { wrap } from './wrap.ts'

const MOST_SHOWN = 30
const LONGEST_CODE = 60

/** Text that ends in a line end, without any control character but what `page.colour` adds. */
export function renderSweepTerminal(ledger: SweepLedger, page: Page): string {
  const { colour } = page
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
    colour.bold(sweepAnswer(ledger)),
    ...leftOutLines(ledger),
    ...blocks.flatMap((block) => ['', ...block]),
    '',
  ]
  return [...text, ...summary(ledger, page), ''].join('\n')
}

function leftOutLines({ leftOut: { files, mutants } }: SweepLedger): readonly string[] {
  const parts = [
    ...(files.length === 0 ? [] : [`${count(files.length, 'file')} not mutated`]),
    ...(mutants === 0 ? [] : [`${count(mutants, 'mutant')} not tried again`]),
  ]
  return parts.length === 0 ? [] : [`left out: ${parts.join(', ')}`]
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

function line({ mutant, result, isMisjudged, noise, guard }: SweptMutant, more: number, { colour }: Page): string {
  const place = colour.cyan(oneLine(`${mutant.file}:${mutant.start.line}:${mutant.start.column}`))
  const change =
    mutant.name === undefined ? `${code(mutant.original)} → ${code(mutant.replacement)}` : code(mutant.name)
  const was = isMisjudged ? colour.dim(` (StrykerJS: ${mutant.status})`) : ''
  const by = result.by === undefined ? '' : `  by ${oneLine([result.by.file, ...result.by.titlePath].join(' > '))}`
  const marks = [...(guard === undefined ? [] : [`guard ${guard}`]), ...(noise === undefined ? [] : [noise])]
  const rest = [...marks, ...(more === 0 ? [] : [`${more} more on this line`])]
  const said = rest.length === 0 ? '' : colour.dim(`  (${oneLine(rest.join(', '))})`)
  return `  ${place}  ${change}${was}${by}${why(result)}${said}`
}

function why({ verdict, note, reason }: SweptMutant['result']): string {
  if (note !== undefined) return `  ${oneLine(note)}`
  if (verdict !== 'unmeasured') return verdict === 'unreached' ? '  never run' : ''
  return `  ${oneLine('detail' in reason ? reason.detail : reason.kind)}`
}

function code(text: string): string {
  return oneLine(cut(text.replaceAll(/\s+/g, ' '), LONGEST_CODE))
}

function summary(ledger: SweepLedger, page: Page): readonly string[] {
  const { score, counts, sample, durationMs, versions, mutants, of, leftOut } = ledger
  const waived = mutants.filter(({ waiver }) => waiver?.holds === true).length
  const parts = [
    `${leftOut.mutants > 0 ? 'score of what is known' : 'score'} ${percent(score.confirmed)}${of === 'exports' ? '' : ` (StrykerJS: ${percent(score.stryker)})`}`,
    ...Object.entries(counts).flatMap(([verdict, number]) => (number === 0 ? [] : [`${number} ${verdict}`])),
    ...(waived === 0 ? [] : [`${waived} answered for`]),
    ...(sample.size === 0 ? [] : [`${count(sample.size, 'kill')} tried again`]),
    duration(durationMs),
    ...(of === 'exports' ? [] : [`stryker ${oneLine(versions.stryker)}`]),
    `vitest ${oneLine(versions.vitest)}`,
  ].map((part) => part.replaceAll(' ', '\u00a0'))
  return wrap(parts.join('\u00a0· '), room(page, 0)).map((text) => page.colour.dim(text.replaceAll('\u00a0', ' ')))
}

function percent({ detected, valid }: Score): string {
  return valid === 0 ? 'none' : `${((100 * detected) / valid).toFixed(1)} %`
}
