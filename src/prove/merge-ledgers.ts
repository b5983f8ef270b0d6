/** Joins the ledgers of all shards to the one that a single machine would have sealed. */

import { TeethError } from '../errors/teeth-error.ts'
import { exitCode } from '../judge/exit-code.ts'
import type { Ledger, LedgerEntry, LedgerShard } from '../model/ledger.ts'
import { verdictCounts } from './verdict-counts.ts'

/** A ledger with the name that people know it by, for messages. */
export type NamedLedger = { readonly name: string; readonly ledger: Ledger }

type Part = NamedLedger & { readonly shard: LedgerShard }

/** Pure. Throws TeethError `shards-do-not-fit` for anything but every shard of one run, once each. */
export function mergeLedgers(ledgers: readonly NamedLedger[]): Ledger {
  const parts = ledgers.map(asPart).toSorted((one, other) => one.shard.index - other.shard.index)
  const [first] = parts
  if (first === undefined) throw misfit('there is no ledger of a shard to merge')
  for (const part of parts) refuseForeign(first, part)
  refuseIncomplete(parts)
  const all = parts.map(({ ledger }) => ledger)
  const { shard: _, ...rest } = first.ledger
  const guards = inOrder(parts, first.shard.guards)
  const problems = unique(all.flatMap((ledger) => ledger.problems))
  return {
    ...rest,
    ...spanOf(all),
    isWhole: all.every(({ isWhole }) => isWhole === true),
    isDirty: all.some(({ isDirty }) => isDirty),
    counts: verdictCounts(guards.map(({ verdict }) => verdict)),
    exitCode: codeOf(all, guards, { hasProblems: problems.length > 0, isEmpty: first.shard.guards.length === 0 }),
    guards,
    notStarted: all.reduce((sum, { notStarted }) => sum + notStarted, 0),
    problems,
    strays: [...new Set(all.flatMap(({ strays }) => strays))].toSorted(),
  }
}

function asPart({ name, ledger }: NamedLedger): Part {
  if (ledger.shard === undefined) {
    throw misfit(`\`${name}\` does not say which shard it is; expected what \`--reporter blob\` writes`)
  }
  return { name, ledger, shard: ledger.shard }
}

function refuseForeign(first: Part, part: Part): void {
  // @teeth shards-of-one-commit: refused: shards of different commits
  //   test: test/unit/prove/merge-ledgers.test.ts
  //   revert: remove
  refuseOther('commit', [first, first.ledger.commit ?? 'none'], [part, part.ledger.commit ?? 'none'])
  refuseOther('schema', [first, first.ledger.schemaVersion], [part, part.ledger.schemaVersion])
  refuseOther('version of teeth', [first, first.ledger.tool.version], [part, part.ledger.tool.version])
  refuseOther('version of Vitest', [first, first.ledger.versions.vitest], [part, part.ledger.versions.vitest])
  refuseOther('configuration', [first, first.shard.configuration], [part, part.shard.configuration])
  refuseOther('number of shards', [first, first.shard.of], [part, part.shard.of])
  refuseOther('list of guards', [first, first.shard.guards.join(' ')], [part, part.shard.guards.join(' ')])
}

type Told = readonly [part: Part, value: string | number]

function refuseOther(what: string, [first, one]: Told, [part, other]: Told): void {
  if (one === other) return
  const values = [one, other].map((value) => (String(value).length > 80 ? '…' : `\`${value}\``))
  throw misfit(`\`${part.name}\` has another ${what} than \`${first.name}\`: ${values[1]}, not ${values[0]}`)
}

function refuseIncomplete(parts: readonly Part[]): void {
  for (const [at, { shard, name }] of parts.entries()) {
    const before = parts[at - 1]
    if (before?.shard.index === shard.index) {
      throw misfit(`\`${before.name}\` and \`${name}\` are both shard ${shard.index} of ${shard.of}`)
    }
  }
  const of = parts[0]?.shard.of ?? 0
  const there = new Set(parts.map(({ shard }) => shard.index))
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !there.has(index))
  // @teeth no-missing-shard: refused: a missing shard
  //   test: test/unit/prove/merge-ledgers.test.ts
  //   revert: condition false
  if (missing.length > 0) throw misfit(`of ${of} shards there is no ${missing.join(', ')}`)
}

/** As the selection had them, before it was cut. */
function inOrder(parts: readonly Part[], ids: readonly string[]): readonly LedgerEntry[] {
  const entries = new Map<string, LedgerEntry>()
  for (const { ledger, name } of parts) {
    for (const guard of ledger.guards) {
      if (entries.has(guard.id)) throw misfit(`\`${guard.id}\` in \`${name}\` was proven by another shard too`)
      if (!ids.includes(guard.id))
        throw misfit(`\`${guard.id}\` in \`${name}\` is no guard that the shards were cut from`)
      entries.set(guard.id, guard)
    }
  }
  return ids.flatMap((id) => entries.get(id) ?? [])
}

/** From the first start to the last end. */
function spanOf(ledgers: readonly Ledger[]): Pick<Ledger, 'startedAt' | 'durationMs'> {
  const starts = ledgers.map(({ startedAt }) => Date.parse(startedAt))
  const ends = ledgers.map(({ durationMs }, index) => (starts[index] ?? 0) + durationMs)
  const start = Math.min(...starts)
  return { startedAt: new Date(start).toISOString(), durationMs: Math.max(...ends) - start }
}

/** What a shard ended with besides its verdicts still holds of the whole. */
function codeOf(
  ledgers: readonly Ledger[],
  guards: readonly LedgerEntry[],
  { hasProblems, isEmpty }: { readonly hasProblems: boolean; readonly isEmpty: boolean },
): Ledger['exitCode'] {
  return exitCode({
    verdicts: guards.map(({ verdict }) => verdict),
    hasProblems,
    hasFault: ledgers.some((ledger) => ledger.exitCode === 70),
    wasInterrupted: ledgers.some((ledger) => ledger.exitCode === 130),
    // Only where nothing was selected and that was fine on every machine.
    mayBeEmpty: isEmpty && ledgers.every((ledger) => ledger.exitCode === 0),
  })
}

/** Every shard reads the whole project, and finds the same mistakes. */
function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}

function misfit(message: string): TeethError {
  return new TeethError('shards-do-not-fit', message)
}
