/** Which parts of a change a guard may be written for, the best first, or why for none. */

import { explainReason } from '../errors/explain-reason.ts'
import type { Change } from '../model/change.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { Found } from './find.ts'
import { titleKey } from './test-cases.ts'
import { hasNoticed, type Tried } from './rounds.ts'
import { strongest, trialVerdict } from './unit-verdict.ts'
import { wholeOf } from './whole-of.ts'

export type Candidates =
  | { readonly kind: 'some'; readonly noticed: readonly Tried[] }
  | { readonly kind: 'none'; readonly code: 'nothing-notices' | 'not-pinned'; readonly why: string }

export function pinCandidates(found: Found, { from, to }: Pick<Change, 'from' | 'to'>): Candidates {
  const change = `between ${from.name} and ${to.name}`
  const whole = wholeOf(found.units)
  if (whole?.undo.kind !== 'runnable') return none(`${change} there is no behaviour that could be undone`)
  const noticed = noticedParts(found)
  const own = found.outcome.tried.filter(({ unit }) => unit === whole)
  const verdict = strongest(own.map(({ measured }) => trialVerdict(measured.judgement.verdict)))
  const isUnnoticed = verdict === 'unnoticed' || verdict === 'unreached' || verdict === undefined
  // @teeth a-part-is-no-fix: refuses where a part is missed, and the whole change is not
  //   test: test/unit/diff/pin.test.ts > refuses where a part is missed, and the whole change is not
  //   revert: condition noticed.length > 0
  if (noticed.length > 0 && !isUnnoticed) return { kind: 'some', noticed }
  const [part] = noticed
  const beside = part === undefined ? '' : `: only undoing a part alone breaks something (${part.unit.title})`
  if (isUnnoticed && found.outcome.leftOut.some(({ unit }) => unit === whole))
    return {
      kind: 'none',
      code: 'not-pinned',
      why: `the budget was used up before a test noticed what changed ${change}`,
    }
  // @teeth only-what-is-known-is-refused: says what was in the way where tests fail for another reason
  //   test: test/unit/diff/pin.test.ts > says what was in the way where tests fail for another reason
  //   revert: condition true
  if (isUnnoticed)
    return none(`no test notices when what changed ${change} is undone; a guard for it would have no teeth${beside}`)
  const observed = own.map(observedIn).find((text) => text !== '') ?? ''
  return { kind: 'none', code: 'not-pinned', why: `what changed ${change} cannot be told to be missed: ${observed}` }
}

function none(why: string): Candidates {
  return { kind: 'none', code: 'nothing-notices', why }
}

function observedIn({ measured: { judgement, unit } }: Tried): string {
  const isOpen = !['noticed', 'unnoticed', 'unreached'].includes(trialVerdict(judgement.verdict))
  return isOpen ? explainReason(judgement, unit.guard, unit.test).observed : ''
}

const SCOPES: readonly ChangeUnit['scope'][] = ['part', 'file', 'whole']

/**
 * Parts before files and the whole; what a test of the change notices before the rest; what the whole change breaks too
 * before what breaks alone; small before large.
 */
function noticedParts({ outcome, roles }: Found): readonly Tried[] {
  const biting = outcome.tried.filter(({ measured }) => measured.judgement.verdict === 'bites')
  const once = [...Map.groupBy(biting, ({ unit }) => unit.id).values()].flatMap((all) => all.slice(0, 1))
  const rank = (tried: Tried): readonly number[] => [
    SCOPES.indexOf(tried.unit.scope),
    roles.get(tried.target.file) === 'test' ? 0 : 1,
    isOfTheWhole(tried, outcome.tried) ? 0 : 1,
    sizeOf(tried.unit),
  ]
  return once.toSorted((one, other) => {
    const [ranks, others] = [rank(one), rank(other)]
    return ranks.map((value, index) => value - (others[index] ?? 0)).find((apart) => apart !== 0) ?? 0
  })
}

/** A part that a test has noticed, and the whole as well where it was tried: enough to write a guard for. */
export function isPinnable({ tried }: Found['outcome']): boolean {
  const noticed = tried.filter(({ unit }) => hasNoticed(unit, tried)).map(({ unit }) => unit.scope)
  const isWholeTried = tried.some(({ unit }) => unit.scope === 'whole')
  // @teeth older-tests-may-miss-the-whole: goes on to older tests where those of the change miss a part alone
  //   test: test/unit/diff/pin.test.ts > goes on to older tests where those of the change miss a part alone
  //   was: return noticed.includes('part')
  return noticed.includes('part') && (!isWholeTried || noticed.includes('whole'))
}

/** Whether the test that notices the part fails as well when all is undone. */
function isOfTheWhole({ target, measured }: Tried, tried: readonly Tried[]): boolean {
  const whole = tried.find(({ unit, target: { file } }) => unit.scope === 'whole' && file === target.file)
  const title = titleKey(measured.judgement.closest?.titlePath ?? [])
  const [trial] = whole?.measured.proof.trials ?? []
  return trial?.tests.some(({ titlePath, state }) => state === 'failed' && titleKey(titlePath) === title) ?? true
}

function sizeOf({ undo }: ChangeUnit): number {
  if (undo.kind !== 'runnable') return Infinity
  const edits = undo.files.flatMap((file) => file.edits)
  return edits.reduce((sum, { span, text }) => sum + span.end - span.start + text.length, 0)
}
