/** What the ratchet found, for people. */

import { assertNever } from '../model/assert-never.ts'
import type { RatchetFinding, RatchetReach } from '../model/ratchet.ts'
import type { SurvivorWaiver } from '../model/sweep.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { neutraliseLine } from './neutralise.ts'
import { type Paint, PLAIN } from './paint.ts'
import { inert } from './terminal-page.ts'

const LONGEST = 300

/** Of what has no guards, as the floors of a sweep. */
const NO_GUARDS: RatchetReach = { guards: 0, unseen: 0 }

/** A line each, the answer first; ends in a line end. */
export function ratchetText(
  findings: readonly RatchetFinding[],
  paint: Paint = PLAIN,
  reach: RatchetReach = NO_GUARDS,
): string {
  if (findings.length === 0) return `${paint.green('✓')} the ratchet holds${part(reach)}\n`
  const head = `${paint.red('✗')} the ratchet does not hold${part(reach)}: ${count(findings.length, 'finding')}`
  // @teeth no-command-from-a-ratchet: what the ratchet found gives GitHub no command
  //   test: test/unit/report/ratchet-text.test.ts > what the ratchet found gives GitHub no command
  //   revert: swap inert => String
  return `${[head, ...findings.map((finding) => inert(`  ${sentence(finding)}`)), ...next(findings)].join('\n')}\n`
}

/** What can be done about each kind of finding that is there. */
function next(findings: readonly RatchetFinding[]): readonly string[] {
  const has = (...kinds: readonly RatchetFinding['kind'][]) => findings.some(({ kind }) => kinds.includes(kind))
  return [
    ...(has('guard-left', 'guard-fell', 'waiver-expired')
      ? ['bring them back, or write a waiver with `guard`, `reason`, `owner` and `expires` into reports/ratchet.json']
      : []),
    ...(has('survivor-expired')
      ? ['write a test that notices it, or another day for `expires` into its entry of `survivors`']
      : []),
    ...(has('floor-broken') ? ['write tests until the figure is there again: no waiver lifts a floor'] : []),
  ].map((step) => `  next  ${step}`)
}

/** What an update of the ratchet left as it was; empty where it left nothing. Ends in a line end. */
export function leftAloneText({ unseen }: RatchetReach): string {
  if (unseen === 0) return ''
  return `the ratchet keeps ${count(unseen, 'guard')} that ${unseen === 1 ? 'was' : 'were'} not part of this run as ${unseen === 1 ? 'it is' : 'they are'}\n`
}

function part({ guards, unseen }: RatchetReach): string {
  // @teeth a-part-holds-for-a-part: a run of a part does not say that the whole ratchet holds
  //   test: test/unit/report/ratchet-text.test.ts
  //   revert: condition true
  if (unseen === 0) return ''
  return ` for ${guards - unseen} of ${count(guards, 'guard')} (${unseen} ${unseen === 1 ? 'was' : 'were'} not part of this run)`
}

function sentence(finding: RatchetFinding): string {
  switch (finding.kind) {
    case 'guard-left':
      return `${safe(finding.guard)} was proven once and is not in the project any more`
    case 'guard-fell':
      return `${safe(finding.guard)} was proven once and is ${finding.verdict}`
    case 'waiver-expired': {
      const { guard, owner, expires, reason } = finding.waiver
      return `the waiver of ${safe(guard)} ran out on ${expires} (${safe(owner)}: ${safe(reason)})`
    }
    case 'survivor-expired':
      return survivor(finding.waiver)
    case 'floor-broken':
      return `${safe(finding.name)} is ${finding.measured}, and ${finding.floor} was reached`
    default:
      return assertNever(finding)
  }
}

function survivor({ file, original, replacement, owner, expires, reason }: SurvivorWaiver): string {
  const comes = replacement === undefined ? '' : ` → ${code(replacement)}`
  return `the waiver of the survivor ${code(original)}${comes} in ${safe(file)} ran out on ${expires} (${safe(owner)}: ${safe(reason)})`
}

function code(text: string): string {
  return `\`${safe(text.replaceAll(/\s+/g, ' '))}\``
}

function safe(text: string): string {
  return neutraliseLine(cut(text, LONGEST))
}
