/** What a ledger takes back of what was reached before. */

import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Ratchet, RatchetFinding, Waiver } from '../model/ratchet.ts'

export type RatchetFacts = {
  readonly ledger: Pick<Ledger, 'guards' | 'isWhole'>
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
    ...waivers.filter((waiver) => !holds(waiver, facts.today) && isOpen(entries.get(waiver.guard), facts)).map(expired),
    ...Object.entries(floors).flatMap(([name, floor]) => brokenFloor(name, floor, facts.measured[name])),
  ]
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
  if (entry === undefined) return ledger.isWhole === true ? [{ kind: 'guard-left', guard }] : []
  const { verdict } = entry
  return verdict === 'bites' || VERDICT_TEXTS[verdict].exitCode === 4 ? [] : [{ kind: 'guard-fell', guard, verdict }]
}

/** Whether what the waiver was about is still so; unknown is not so, where only a part was proven. */
function isOpen(entry: LedgerEntry | undefined, { ledger }: RatchetFacts): boolean {
  return entry === undefined ? ledger.isWhole === true : entry.verdict !== 'bites'
}

function expired(waiver: Waiver): RatchetFinding {
  return { kind: 'waiver-expired', waiver }
}

function brokenFloor(name: string, floor: number, measured: number | undefined): readonly RatchetFinding[] {
  return measured === undefined || measured >= floor ? [] : [{ kind: 'floor-broken', name, floor, measured }]
}
