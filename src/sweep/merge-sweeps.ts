/** Joins the ledgers of all shards of a sweep to the one that a single machine would have sealed. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Score, SweepLedger } from '../model/sweep-ledger.ts'
import { joinReports } from './join-reports.ts'
import { folderScores } from './score.ts'
import { MOST_SUGGESTED } from './suggest.ts'
import { countVerdicts } from './seal-sweep.ts'

/** A ledger with the name that people know it by, for messages. */
export type NamedSweep = { readonly name: string; readonly ledger: SweepLedger }

/** Pure. Throws TeethError `shards-do-not-fit` for anything but every shard of one sweep, once each. */
export function mergeSweeps(named: readonly NamedSweep[]): SweepLedger {
  const parts = named.toSorted((one, other) => (one.ledger.shard?.index ?? 0) - (other.ledger.shard?.index ?? 0))
  const [first] = parts
  if (first === undefined) throw misfit('there is no ledger of a sweep to merge')
  for (const [at, part] of parts.entries()) refuseMisfit(first, part, at + 1)
  const { of = 0, selection = { paths: [] } } = first.ledger.shard ?? {}
  if (parts.length !== of) throw misfit(`there are ${parts.length} of ${of} shards`)
  const all = parts.map(({ ledger }) => ledger)
  const report = joinReports(all.map((ledger) => ledger.report))
  const mutants = all.flatMap((ledger) => ledger.mutants).toSorted((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1))
  const { shard: _, ...rest } = first.ledger
  return {
    ...rest,
    ...spanOf(all),
    isDirty: all.some(({ isDirty }) => isDirty),
    exitCode: all.some(({ exitCode }) => exitCode === 130) ? 130 : 0,
    score: { stryker: sum(all, 'stryker'), confirmed: sum(all, 'confirmed') },
    counts: countVerdicts(mutants.map(({ result }) => result)),
    sample: { ...rest.sample, size: total(all.map(({ sample }) => sample.size)) },
    mutants,
    suggestions: all.flatMap(({ suggestions }) => suggestions).slice(0, MOST_SUGGESTED),
    folders: folderScores(report, selection),
    leftOut: leftOutOf(all),
    strays: [...new Set(all.flatMap(({ strays }) => strays))].toSorted(),
    report,
  }
}

/** From the first that began; as long as the longest, as they go side by side. */
function spanOf(all: readonly SweepLedger[]): Pick<SweepLedger, 'startedAt' | 'durationMs'> {
  const [startedAt = ''] = all.map((ledger) => ledger.startedAt).toSorted()
  return { startedAt, durationMs: Math.max(...all.map(({ durationMs }) => durationMs)) }
}

function leftOutOf(all: readonly SweepLedger[]): SweepLedger['leftOut'] {
  const parts = all.map(({ leftOut }) => leftOut)
  return { files: parts.flatMap(({ files }) => files), mutants: total(parts.map(({ mutants }) => mutants)) }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function refuseMisfit(first: NamedSweep, { name, ledger }: NamedSweep, index: number): void {
  const { shard } = ledger
  if (shard === undefined) throw misfit(`\`${name}\` does not say which shard it is`)
  const same = (one: SweepLedger) =>
    JSON.stringify([one.of, one.versions, one.tool, one.shard?.configuration, one.shard?.of])
  // @teeth shards-of-one-sweep: shards of different sweeps are not merged
  //   test: test/unit/sweep/shards.test.ts
  //   revert: remove
  if (same(first.ledger) !== same(ledger))
    throw misfit(`\`${name}\` is of another sweep than \`${first.name}\`: commit, versions, flags or number of shards`)
  if (shard.index !== index) throw misfit(`\`${name}\` is shard ${shard.index}, where shard ${index} was expected`)
}

function sum(all: readonly SweepLedger[], which: keyof SweepLedger['score']): Score {
  const scores = all.map(({ score }) => score[which])
  return { detected: total(scores.map(({ detected }) => detected)), valid: total(scores.map(({ valid }) => valid)) }
}

function misfit(why: string): TeethError {
  return new TeethError('shards-do-not-fit', why)
}
