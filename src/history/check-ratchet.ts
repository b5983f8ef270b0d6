/** What a ledger takes back of what was reached before. */

import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Ratchet, RatchetFinding, RatchetReach, Waiver } from '../model/ratchet.ts'

export type RatchetFacts = {
  readonly ledger: Pick<Ledger, 'guards' | 'isWhole' | 'shard'>
  /** Percentages by what was measured; what was not measured is not judged. */
  readonly measured: Readonly<Record<string, number>>
  /** YYYY-MM-DD in UTC. */
  readonly today: string
}

/** In the order of the file. A guard that could not be measured has not fallen: there is no evidence. */
export function checkRatchet({ guards, waivers, floors }: Ratchet, facts: RatchetFacts): readonly RatchetFinding[] {
  const entries = new Map(facts.ledger.guards.map((guard) => [guard.id, guard]))
  const excused = new Set(waivers.filter((waiver) => holds(waiver, facts.today)).map(({ guard }) => guard))
  return [
    ...guards.filter((guard) => !excused.has(guard)).flatMap((guard) => lossOf(guard, entries.get(guard), facts)),
    ...waivers
      .filter((waiver) => !holds(waiver, facts.today) && isOpen(waiver, entries.get(waiver.guard), facts))
      .map(expired),
    ...Object.entries(floors).flatMap(([name, floor]) => brokenFloor(name, floor, facts.measured[name])),
  ]
}

/** How many of its guards a run can speak for. */
export function reachOf({ guards }: Ratchet, { ledger }: RatchetFacts): RatchetReach {
  const there = new Set(ledger.guards.map(({ id }) => id))
  const unseen = guards.filter((guard) => !there.has(guard) && !isGone(guard, ledger))
  return { guards: guards.length, unseen: unseen.length }
}

/** Of a guard that is not in the ledger: whether it is gone from the project, not only from this part of it. */
export function isGone(guard: string, { isWhole, shard }: RatchetFacts['ledger']): boolean {
  // @teeth another-shard-is-not-gone: a guard that another shard proves is not gone
  //   test: test/unit/history/check-ratchet.test.ts
  //   was: return isWhole === true
  return isWhole === true && shard?.guards.includes(guard) !== true
}

/** A waiver holds through its last day. */
export function holds({ expires }: Waiver, today: string): boolean {
  // @teeth waivers-run-out: a waiver holds through its last day and no longer
  //   test: test/unit/history/check-ratchet.test.ts
  //   was: return true
  return expires >= today
}

function lossOf(guard: string, entry: LedgerEntry | undefined, { ledger }: RatchetFacts): readonly RatchetFinding[] {
  // @teeth leaves-with-a-waiver-only: a guard that is gone from the project is a finding, once all of it was proven
  //   test: test/unit/history/check-ratchet.test.ts
  //   was: if (entry === undefined) return []
  if (entry === undefined) return isGone(guard, ledger) ? [{ kind: 'guard-left', guard }] : []
  const { verdict } = entry
  return verdict === 'bites' || VERDICT_TEXTS[verdict].exitCode === 4 ? [] : [{ kind: 'guard-fell', guard, verdict }]
}

/** Whether what the waiver was about is still so; unknown is not so, where only a part was proven. */
function isOpen({ guard }: Waiver, entry: LedgerEntry | undefined, { ledger }: RatchetFacts): boolean {
  return entry === undefined ? isGone(guard, ledger) : entry.verdict !== 'bites'
}

function expired(waiver: Waiver): RatchetFinding {
  return { kind: 'waiver-expired', waiver }
}

function brokenFloor(name: string, floor: number, measured: number | undefined): readonly RatchetFinding[] {
  return measured === undefined || measured >= floor ? [] : [{ kind: 'floor-broken', name, floor, measured }]
}
