/** What became of the guards between two states of the history. */

import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { Audit, AuditedGuard, AuditEnd, HistoryLine, RememberedGuard } from '../model/history.ts'
import type { History } from './read-history.ts'

/** `isBefore` says which lines the earlier state is made of; by default the first line is. Undefined without a line. */
export function audit(history: History, isBefore?: (line: HistoryLine) => boolean): Audit | undefined {
  const { lines, unreadable } = history
  const last = lines.at(-1)
  if (last === undefined) return undefined
  const earlier = isBefore === undefined ? lines.slice(0, 1) : lines.filter(isBefore)
  const from = earlier.at(-1)
  const before = stateAfter(earlier)
  const now = stateAfter(lines)
  const known = knownBy(earlier, lines)
  const inBoth = (holds: (then: Remembered, today: Remembered) => boolean) =>
    ids(now, (id, today) => {
      const then = before.get(id)
      return then !== undefined && holds(then, today)
    })
  return {
    ...(from === undefined ? {} : { from: endOf(from) }),
    to: endOf(last),
    added: ids(now, (id) => !known.has(id)),
    changed: inBoth((then, today) => then.digest !== today.digest),
    removed: ids(before, (id) => !now.has(id)),
    lost: inBoth((then, today) => then.verdict === 'bites' && speaks(today) && today.verdict !== 'bites'),
    healed: inBoth((then, today) => then.verdict !== 'bites' && today.verdict === 'bites'),
    guards: [...now].toSorted(byId).map(([id, guard]) => audited(id, guard)),
    unreadable,
  }
}

/** Ids that are not new: where nothing but parts was proven before, the first whole run shows what else stood there. */
function knownBy(earlier: readonly HistoryLine[], lines: readonly HistoryLine[]): ReadonlySet<string> {
  const isPartOnly = earlier.length > 0 && !earlier.some(({ isWhole }) => isWhole)
  const first = lines.findIndex(({ isWhole }) => isWhole)
  // @teeth only-beside-a-whole-run-added: a guard is added only when a run of the whole project was without it
  //   test: test/unit/history/audit.test.ts
  //   was: const telling = earlier
  const telling = isPartOnly ? lines.slice(0, first === -1 ? lines.length : first + 1) : earlier
  return new Set(stateAfter(telling).keys())
}

/** The last that was seen of a guard, and its unbroken row of proofs. */
type Remembered = RememberedGuard & { readonly provenSince?: string; readonly lastProven?: AuditEnd }

type State = ReadonlyMap<string, Remembered>

function stateAfter(lines: readonly HistoryLine[]): State {
  return lines.reduce<State>((state, line) => {
    const seen = [...line.guards].map(([id, guard]) => [id, next(state.get(id), guard, line)] as const)
    // @teeth only-whole-runs-remove: a guard is removed only when a run of the whole project is without it
    //   test: test/unit/history/audit.test.ts
    //   revert: condition true
    return line.isWhole ? new Map(seen) : new Map([...state, ...seen])
  }, new Map())
}

function next(then: Remembered | undefined, guard: RememberedGuard, line: HistoryLine): Remembered {
  const isSame = then?.digest === guard.digest
  const since = isSame ? then.provenSince : undefined
  if (guard.verdict === 'bites') return { ...guard, provenSince: since ?? line.at, lastProven: endOf(line) }
  const last = then?.lastProven === undefined ? {} : { lastProven: then.lastProven }
  // @teeth no-evidence-breaks-no-row: a run that could not measure a guard does not break its row of proofs
  //   test: test/unit/history/audit.test.ts
  //   revert: condition true
  if (speaks(guard) || since === undefined) return { ...guard, ...last }
  return { ...guard, provenSince: since, ...last }
}

/** Whether the verdict says something about the test; what could not be measured does not. */
function speaks({ verdict }: RememberedGuard): boolean {
  return VERDICT_TEXTS[verdict].exitCode !== 4
}

function endOf({ at, commit }: HistoryLine): AuditEnd {
  return commit === undefined ? { at } : { at, commit }
}

function audited(id: string, { verdict, provenSince, lastProven }: Remembered): AuditedGuard {
  return {
    id,
    verdict,
    ...(provenSince === undefined ? {} : { provenSince }),
    ...(lastProven === undefined ? {} : { lastProven }),
  }
}

function ids(state: State, holds: (id: string, guard: Remembered) => boolean): readonly string[] {
  return [...state]
    .filter(([id, guard]) => holds(id, guard))
    .map(([id]) => id)
    .toSorted()
}

function byId([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
