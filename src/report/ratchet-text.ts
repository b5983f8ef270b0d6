/** What the ratchet found, for people. */

import { assertNever } from '../model/assert-never.ts'
import type { RatchetFinding } from '../model/ratchet.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { neutraliseLine } from './neutralise.ts'
import { type Paint, PLAIN } from './paint.ts'
import { inert } from './terminal-page.ts'

const LONGEST = 300

/** A line each, the answer first; ends in a line end. */
export function ratchetText(findings: readonly RatchetFinding[], paint: Paint = PLAIN): string {
  if (findings.length === 0) return `${paint.green('✓')} the ratchet holds\n`
  const head = `${paint.red('✗')} the ratchet does not hold: ${count(findings.length, 'finding')}`
  const next =
    '  next  bring them back, or write a waiver with `guard`, `reason`, `owner` and `expires` into reports/ratchet.json'
  // @teeth no-command-from-a-ratchet: what the ratchet found gives GitHub no command
  //   test: test/unit/report/every-renderer.test.ts > what the ratchet found gives GitHub no command
  //   revert: swap inert => String
  return `${[head, ...findings.map((finding) => inert(`  ${sentence(finding)}`)), next].join('\n')}\n`
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
    case 'floor-broken':
      return `${safe(finding.name)} is ${finding.measured}, and ${finding.floor} was reached`
    default:
      return assertNever(finding)
  }
}

function safe(text: string): string {
  return neutraliseLine(cut(text, LONGEST))
}
