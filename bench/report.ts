/** What a benchmark found, as one value for JSON and as a table for people. */

import type { Round } from './contender.ts'
import { type Goal, GOALS } from './goals.ts'
import { median, medianRatio } from './statistics.ts'

export type Series = { readonly name: string; readonly unit: string; readonly rounds: readonly Round[] }

export type Row = {
  readonly name: string
  readonly unit: string
  readonly msPerUnit: number
  readonly units: number
  readonly rounds: readonly number[]
  readonly peakMb?: number
  readonly wrong: readonly string[]
}

export type Comparison = Goal & { readonly ratio: number; readonly isReached: boolean }

export type Findings = { readonly rows: readonly Row[]; readonly comparisons: readonly Comparison[] }

export function findings(series: readonly Series[]): Findings {
  return { rows: series.map(rowOf), comparisons: GOALS.flatMap((goal) => compare(series, goal)) }
}

/** The same in Markdown. */
export function table({ rows, comparisons }: Findings): string {
  return [
    '| way | ms per unit | unit | units | wrong | peak MB |',
    '| --- | ---: | --- | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row.name} | ${cells(row).join(' | ')} |`),
    '',
    '| ours | against | measure | ratio | goal | reached |',
    '| --- | --- | --- | ---: | ---: | --- |',
    ...comparisons.map(({ ours, against, measure, ratio, atMost, isReached }) => {
      const numbers = `${ratio.toFixed(3)} | ≤ ${atMost.toFixed(3)}`
      return `| ${ours} | ${against} | ${measure} | ${numbers} | ${isReached ? 'yes' : 'no'} |`
    }),
  ].join('\n')
}

function rowOf({ name, unit, rounds }: Series): Row {
  const each = rounds.map(perUnit)
  const peaks = rounds.flatMap(({ peakMb }) => peakMb ?? [])
  return {
    name,
    unit,
    msPerUnit: median(each),
    units: rounds[0]?.units ?? 0,
    rounds: each,
    ...(peaks.length > 0 && { peakMb: median(peaks) }),
    wrong: rounds.flatMap(({ wrong }) => wrong),
  }
}

function compare(series: readonly Series[], goal: Goal): readonly Comparison[] {
  const ours = series.find(({ name }) => name === goal.ours)
  const theirs = series.find(({ name }) => name === goal.against)
  if (ours === undefined || theirs === undefined) return []
  const figure = goal.measure === 'wall' ? perUnit : ({ peakMb }: Round): number => peakMb ?? Number.NaN
  const ratio = medianRatio(ours.rounds.map(figure), theirs.rounds.map(figure))
  return [{ ...goal, ratio, isReached: ratio <= goal.atMost }]
}

function perUnit({ wallMs, units }: Round): number {
  return wallMs / units
}

function cells({ msPerUnit, unit, units, wrong, peakMb }: Row): readonly string[] {
  return [
    msPerUnit.toFixed(1),
    unit,
    String(units),
    String(wrong.length),
    peakMb === undefined ? '' : peakMb.toFixed(0),
  ]
}
