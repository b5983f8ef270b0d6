/** Ledgers as finished commands leave them, for tests of what renders, compares or stores one. */

import {
  type Ledger,
  type LedgerEntry,
  type LedgerFailure,
  type LedgerProof,
  type LedgerRun,
  type LedgerSite,
  SCHEMA_VERSION,
} from '../../src/model/ledger.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { Verdict } from '../../src/model/verdict.ts'

/** Verdicts of proofs that never came to a trial. */
const CONTROL_SETTLES: readonly Verdict[] = ['red-already', 'unobserved']

/** A ledger whose counts are those of its guards. The exit code is the caller's to say when it is not 0. */
export function ledgerOf(guards: readonly LedgerEntry[], rest: Partial<Ledger> = {}): Ledger {
  return {
    schemaVersion: SCHEMA_VERSION,
    tool: { name: 'teeth', version: '0.1.0' },
    versions: { node: '24.21.0', vitest: '5.1.2' },
    startedAt: '2026-11-30T09:12:44.120Z',
    durationMs: 2_413,
    commit: '3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304',
    isDirty: true,
    counts: countsOf(guards),
    exitCode: 0,
    guards,
    notStarted: 0,
    problems: [],
    strays: [],
    ...rest,
  }
}

/** Three guards of the catalogue, all of which bite. */
export function allBite(): Ledger {
  return ledgerOf([
    bitingGuard('plane-aware-lookup', 'reads the row from the requested plane', 14),
    bitingGuard('warns-with-own-token', 'warns with the token of the row, not of its plane', 31),
    bitingGuard('refusal-stays-refusal', 'answers a refusal with a refusal', 58),
  ])
}

/** One guard for each verdict, a problem with and one without a place, a stray: everything a report can say. */
export function everyVerdict(): Ledger {
  return ledgerOf(
    [
      bitingGuard('plane-aware-lookup', 'reads the row from the requested plane', 14),
      toothless(),
      unreached(),
      unnamed(),
      incidental(),
      stale(),
      redAlready(),
      unobserved(),
      timedOut(),
      flaky(),
      unmeasured(),
    ],
    { exitCode: 2, shuffleSeed: 4711, problems: [unknownKey(), testNotInAnyLayer()], strays: ['reports/junit.xml'] },
  )
}

/** A guard of `src/catalog/lookup.ts` that bites. */
export function bitingGuard(id: string, behaviour: string, line: number): LedgerEntry {
  const message = `${behaviour}: expected undefined to deeply equal { id: 'r1', plane: 'draft' }`
  const closest = failure(['findRow', behaviour], message)
  return entry({
    id,
    behaviour,
    line,
    verdict: 'bites',
    proofs: [proof({ verdict: 'bites', reason: { kind: 'named-failure' }, closest })],
    reason: { kind: 'named-failure' },
    observed: 'It failed, and its message says so.',
    nextStep: 'Nothing to do.',
  })
}

export function toothless(): LedgerEntry {
  return entry({
    id: 'warns-with-own-token',
    behaviour: 'warns with the token of the row, not of its plane',
    because: 'incident 2026-03-02: operators searched for a token that no row had',
    line: 31,
    verdict: 'toothless',
    proofs: [
      proof({
        title: 'warnings > warns about a row without a price',
        verdict: 'toothless',
        reason: { kind: 'stayed-green' },
        alsoNoticedBy: [['warnings', 'prints one line a row']],
      }),
    ],
    reason: { kind: 'stayed-green' },
    site: {
      text: 'warn(`no price for ${row.token}`)',
      revert: { kind: 'swap', from: 'row.token', to: 'plane.token', all: false },
      diff: [
        '@@ -28,7 +28,7 @@',
        '     // @teeth warns-with-own-token: warns with the token of the row, not of its plane',
        '     //   test: test/catalog/lookup.test.ts > warnings > warns about a row without a price',
        '     //   revert: swap row.token => plane.token',
        '-    warn(`no price for ${row.token}`)',
        '+    warn(`no price for ${plane.token}`)',
        '   }',
        '   return rows.length',
        ' }\n',
      ].join('\n'),
    },
    observed: 'The old behaviour ran, and the test stayed green.',
    nextStep: 'Assert on something that differs between the two: here, the token in the warning.',
  })
}

export function unreached(): LedgerEntry {
  return entry({
    id: 'refusal-stays-refusal',
    behaviour: 'answers a refusal with a refusal',
    line: 58,
    verdict: 'unreached',
    proofs: [proof({ verdict: 'unreached', reason: { kind: 'never-served', file: 'src/catalog/lookup.ts' } })],
    reason: { kind: 'never-served', file: 'src/catalog/lookup.ts' },
    observed: 'The test stayed green, and `src/catalog/lookup.ts` was never loaded in it.',
    nextStep: 'Name a test that imports the file, or take away the `vi.mock` that replaces it.',
  })
}

export function unnamed(): LedgerEntry {
  const wanted = ['keeps-order-of-planes', 'keeps the planes in the order of the request']
  return entry({
    id: 'keeps-order-of-planes',
    behaviour: 'keeps the planes in the order of the request',
    line: 77,
    verdict: 'unnamed',
    proofs: [
      proof({
        title: 'planes',
        verdict: 'unnamed',
        reason: { kind: 'does-not-name', wanted },
        closest: failure(
          ['planes', 'works with two planes'],
          "expected [ 'live', 'draft' ] to deeply equal [ 'draft', 'live' ]",
          41,
        ),
      }),
      proof({ title: 'snapshot of a request', verdict: 'bites', reason: { kind: 'named-failure' } }),
    ],
    reason: { kind: 'does-not-name', wanted },
    observed: 'It failed by an assertion, but neither its titles nor its message say which behaviour is gone.',
    nextStep: 'Write the behaviour into the title of the test, or put what it says into `names:`.',
  })
}

export function incidental(): LedgerEntry {
  return entry({
    id: 'rounds-half-up',
    behaviour: 'rounds half a cent up',
    line: 90,
    verdict: 'incidental',
    proofs: [
      proof({
        verdict: 'incidental',
        reason: { kind: 'module-did-not-load' },
        closest: {
          titlePath: [],
          kind: 'load',
          name: 'Error',
          message: "Cannot find module './rounding.ts' imported from /home/ada/catalog/src/catalog/lookup.ts",
        },
      }),
    ],
    reason: { kind: 'module-did-not-load' },
    observed: 'The test file did not load: with the old behaviour in place an import fails.',
    nextStep: 'Make the old code self-contained, so that the test can run against it.',
  })
}

export function stale(): LedgerEntry {
  const reason = {
    kind: 'revert-is-stale',
    reason: 'rule-does-not-fit',
    detail: '`condition` needs an `if`, a `?:`, a loop or a `&&`, found a variable statement',
    site: 0,
  } as const
  return entry({
    id: 'refuses-empty-plane',
    behaviour: 'refuses a request without planes',
    line: 103,
    verdict: 'stale',
    proofs: [],
    reason,
    site: { text: 'const planes = request.planes ?? []', revert: { kind: 'condition', expression: 'false' } },
    observed: '`condition` needs an `if`, a `?:`, a loop or a `&&`, found a variable statement.',
    nextStep: 'Move the annotation directly above the code that keeps the behaviour, or choose another revert.',
  })
}

function redAlready(): LedgerEntry {
  return unproven('hides-drafts', 'hides drafts from visitors', {
    verdict: 'red-already',
    reason: { kind: 'control-is-red' },
    observed: 'It is red with nothing reverted.',
    nextStep: 'Make the test green first.',
  })
}

function unobserved(): LedgerEntry {
  return unproven('orders-by-plane', 'orders rows by plane', {
    verdict: 'unobserved',
    reason: { kind: 'test-skipped', state: 'todo', when: 'control' },
    observed: 'The test is a `todo`.',
    nextStep: 'Write it.',
  })
}

function timedOut(): LedgerEntry {
  return unproven('stops-at-last-page', 'stops after the last page', {
    verdict: 'timed-out',
    reason: { kind: 'hit-the-deadline', when: 'trial', deadlineMs: 5_600 },
    observed: 'The trial was still running after 5.6 s.',
    nextStep: 'Write `fails: timeout` if the guard is about a hang.',
  })
}

function flaky(): LedgerEntry {
  return unproven('one-warning-a-row', 'warns once for each row', {
    verdict: 'flaky',
    reason: { kind: 'trials-disagree', seen: ['bites', 'toothless'] },
    observed: 'Of two trials one was red and one green.',
    nextStep: 'Take time and chance out of the test.',
  })
}

function unmeasured(): LedgerEntry {
  return unproven('asks-the-plane-once', 'asks each plane once', {
    verdict: 'unmeasured',
    reason: { kind: 'interrupted' },
    observed: 'The command was interrupted before its trial.',
    nextStep: 'Run it again.',
  })
}

type Unproven = Pick<LedgerEntry, 'verdict' | 'reason' | 'observed' | 'nextStep'>

function unproven(id: string, behaviour: string, rest: Unproven): LedgerEntry {
  return entry({ id, behaviour, line: 120, proofs: [proof(rest)], ...rest })
}

type EntryParts = Unproven &
  Pick<LedgerEntry, 'id' | 'behaviour' | 'because' | 'proofs'> & {
    readonly line: number
    readonly site?: Omit<LedgerSite, 'file' | 'line'>
  }

function entry({ line, site = planeLookup(line), ...parts }: EntryParts): LedgerEntry {
  return {
    ...parts,
    place: { file: 'src/catalog/lookup.ts', line: line - 3, column: 3 },
    sites: [{ file: 'src/catalog/lookup.ts', line, ...site }],
    expected: `The test fails and says \`${parts.id}\` or \`${parts.behaviour}\`.`,
    reproduce: `pnpm teeth src/catalog/lookup.ts -t ${parts.id}`,
  }
}

function planeLookup(line: number): Omit<LedgerSite, 'file' | 'line'> {
  const present = 'return rows.find((row) => row.id === id && row.plane === plane)'
  const old = 'return rows.find((row) => row.id === id)'
  return {
    text: present,
    revert: { kind: 'was', code: old },
    diff: [
      `@@ -${line - 3},5 +${line - 3},5 @@`,
      '   // @teeth a-guard: of this line',
      '   //   test: test/catalog/lookup.test.ts > findRow > reads the requested plane',
      `   //   was:  ${old}`,
      `-  ${present}`,
      `+  ${old}`,
      ' }\n',
    ].join('\n'),
  }
}

type ProofParts = Pick<LedgerProof, 'verdict' | 'reason'> & Partial<LedgerProof> & { readonly title?: string }

function proof({ title = 'findRow > reads the requested plane', verdict, reason, ...rest }: ProofParts): LedgerProof {
  return {
    test: { file: 'test/catalog/lookup.test.ts', title },
    layer: 'unit',
    verdict,
    reason,
    alsoNoticedBy: [],
    control: run(182, { passed: 4, failed: 0 }),
    ...(CONTROL_SETTLES.includes(verdict) ? { trials: 0 } : { trial: trialOf(verdict), trials: 1 }),
    strategy: 'overlay',
    ...(rest.closest === undefined ? {} : { closest: rest.closest }),
    ...(rest.alsoNoticedBy === undefined ? {} : { alsoNoticedBy: rest.alsoNoticedBy }),
  }
}

function trialOf(verdict: Verdict): LedgerRun {
  return run(121, verdict === 'bites' ? { passed: 3, failed: 1 } : { passed: 4, failed: 0 })
}

function failure(titlePath: readonly string[], message: string, line = 12): LedgerFailure {
  return { titlePath, kind: 'assertion', name: 'AssertionError', message, diff: '- Expected\n+ Received', line }
}

function run(durationMs: number, { passed, failed }: Pick<LedgerRun, 'passed' | 'failed'>): LedgerRun {
  return { end: 'finished', worker: 'fresh', durationMs, passed, failed, skipped: 0 }
}

function unknownKey(): Problem {
  return {
    code: 'unknown-key',
    message: '`tests:` is no key of an annotation; the nearest is `test:`.',
    wayOut: 'Write `test: test/catalog/lookup.test.ts`.',
    place: { file: 'src/catalog/enrich.ts', line: 9, column: 8 },
    frame: [
      '   8 | // @teeth enriches-once: enriches each row once',
      '>  9 | //   tests: test/catalog/lookup.test.ts',
      '     |      ^',
      '  10 | //   revert: remove',
    ].join('\n'),
    guardId: 'enriches-once',
  }
}

function testNotInAnyLayer(): Problem {
  return {
    code: 'test-not-in-any-layer',
    message: '`test/old/lookup.test.ts` belongs to no Vitest project.',
    wayOut: 'Add it to `include` of a project, or name another test.',
  }
}

function countsOf(guards: readonly LedgerEntry[]): Ledger['counts'] {
  const counts: Record<Verdict, number> = {
    bites: 0,
    toothless: 0,
    unreached: 0,
    unnamed: 0,
    incidental: 0,
    stale: 0,
    'red-already': 0,
    unobserved: 0,
    'timed-out': 0,
    flaky: 0,
    unmeasured: 0,
  }
  for (const { verdict } of guards) counts[verdict] += 1
  return counts
}
