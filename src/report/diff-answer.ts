/** The first line of a report on a change: what came out, in one sentence. */

import type { DiffLedger, DiffUnit, UnitVerdict } from '../model/diff-ledger.ts'
import { count } from './count.ts'

/** Never reassuring about what was not tried. */
export function diffAnswer(ledger: DiffLedger): string {
  const interrupted = ledger.exitCode === 130 ? 'Interrupted: ' : ''
  return interrupted + clauses(ledger).join('; ')
}

function clauses(ledger: DiffLedger): readonly string[] {
  const parts = partsOf(ledger)
  const said = [...unnoticed(ledger, parts), ...aboutTests(ledger), ...unsaid(parts)]
  if (said.length > 0) return said
  return [good(ledger, parts)]
}

/** What can be told apart: the parts, and files that came or went. */
export function partsOf({ units }: Pick<DiffLedger, 'units'>): readonly DiffUnit[] {
  return units.filter(({ scope, verdict, note }) => {
    if (verdict === 'no-runtime-change') return false
    return scope === 'part' || (scope === 'file' && verdict === 'incidental' && note !== undefined)
  })
}

/** Undone, and no test would say so. */
export function isUnnoticed({ verdict, looks }: DiffUnit): boolean {
  return (verdict === 'unnoticed' || verdict === 'unreached') && looks === undefined
}

function unnoticed({ units }: DiffLedger, parts: readonly DiffUnit[]): readonly string[] {
  if (units.some((unit) => unit.scope === 'whole' && isUnnoticed(unit)))
    return ['no test notices when this change is undone']
  const open = parts.filter(isUnnoticed).length
  if (open === 0)
    return units.some(isUnnoticed) ? ['a file of this change could be undone and no test would notice'] : []
  if (parts.length === 1) return ['no test notices when this change is undone']
  return [`${open} of ${parts.length} parts of this change could be undone and no test would notice`]
}

function aboutTests({ findings, tests }: DiffLedger): readonly string[] {
  const passing = findings.filter(({ kind }) => kind === 'test-passes-either-way').length
  const fresh = tests.filter(({ change }) => change === 'new').length
  return [
    ...(passing === 0
      ? []
      : [`${passing} of ${count(fresh, 'new test')} ${passing === 1 ? 'passes' : 'pass'} either way`]),
    ...(findings.some(({ kind }) => kind === 'tests-skipped') ? ['the tests of this change are skipped'] : []),
    ...(findings.some(({ kind }) => kind === 'no-test-changed') ? ['this fix changes no test'] : []),
  ]
}

function unsaid(parts: readonly DiffUnit[]): readonly string[] {
  const tally = (...verdicts: readonly UnitVerdict[]) =>
    parts.filter(({ verdict }) => verdicts.includes(verdict)).length
  const [unmeasured, untried] = [tally('unmeasured'), tally('not-tried')]
  return [
    ...(unmeasured === 0 ? [] : [`${count(unmeasured, 'part')} could not be measured`]),
    ...(untried === 0 ? [] : [`${count(untried, 'part')} ${untried === 1 ? 'was' : 'were'} not tried`]),
  ]
}

function good({ counts, exitCode, files }: DiffLedger, parts: readonly DiffUnit[]): string {
  // @teeth nothing-differs-is-said: says plainly that nothing differs
  //   test: test/unit/report/diff-terminal.test.ts > says plainly that nothing differs
  //   revert: remove
  if (files.length === 0) return 'nothing differs'
  const noticed = parts.filter(({ verdict }) => verdict === 'noticed').length
  if (parts.length === 0)
    return counts['no-runtime-change'] > 0 ? 'no runtime change' : 'no source file of this project changed'
  if (exitCode !== 0) return 'nothing could be shown about this change'
  // @teeth never-all-noticed-of-less: the answer counts what is noticed against all parts
  //   test: test/unit/report/diff-terminal.test.ts
  //   names: 1 cannot be undone alone
  //   revert: condition true
  if (noticed === parts.length)
    return noticed === 1
      ? 'this change is noticed when it is undone'
      : `all ${noticed} parts of this change are noticed when they are undone`
  const quiet = parts.filter(
    ({ verdict, looks }) => looks !== undefined && (verdict === 'unnoticed' || verdict === 'unreached'),
  ).length
  const stuck = parts.length - noticed - quiet
  const rest = [
    ...(quiet === 0 ? [] : [`${quiet} ${quiet === 1 ? 'looks' : 'look'} like no change of behaviour`]),
    ...(stuck === 0 ? [] : [`${stuck} cannot be undone alone`]),
  ]
  return `${noticed} of ${parts.length} parts of this change are noticed when they are undone, ${rest.join(', ')}`
}
