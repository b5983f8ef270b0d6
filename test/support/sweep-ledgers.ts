/** Ledgers as a finished `teeth sweep` leaves them, for tests of what renders or stores one. */

import { MUTANT_VERDICTS, type MutantVerdict } from '../../src/model/sweep.ts'
import { SWEEP_SCHEMA_VERSION, type SweepLedger, type SweptMutant } from '../../src/model/sweep-ledger.ts'
import type { Reason } from '../../src/model/verdict.ts'

const FILE = 'src/rows.ts'
const TEST = 'test/rows.test.ts'
const SOURCE = 'export const cut = (n: number) => (n > 10 ? 10 : n)\n'
const START = { line: 1, column: 36 }
const END = { line: 1, column: 42 }

const REASONS: Readonly<Record<MutantVerdict, Reason>> = {
  killed: { kind: 'named-failure' },
  survived: { kind: 'stayed-green' },
  unreached: { kind: 'never-served', file: FILE },
  'timed-out': { kind: 'hit-the-deadline', when: 'trial', deadlineMs: 5000 },
  unmeasured: { kind: 'cannot-run-here', detail: `\`${FILE}\` has changed since it was mutated` },
}

/** A ledger with one mutant for each verdict, all of them misjudged, and one that is noise, one in a guard, one waived. */
export function everyMutant(): SweepLedger {
  const [survived, inGuard, noise, waived] = [0, 1, 2, 3].map(() => sweptMutant('survived'))
  const waiver = { file: FILE, original: 'n > 10', reason: 'both say 10', owner: 'ann', expires: '2026-01-01' }
  const mutants = [
    ...MUTANT_VERDICTS.map(sweptMutant),
    ...(survived === undefined ? [] : [{ ...survived, mutant: { ...survived.mutant, name: 'cut' } }]),
    ...(inGuard === undefined ? [] : [{ ...inGuard, guard: 'rows-are-cut' }]),
    ...(noise === undefined ? [] : [{ ...noise, noise: 'log' as const }]),
    ...(waived === undefined ? [] : [{ ...waived, waiver: { ...waiver, holds: false } }]),
  ]
  return {
    schemaVersion: SWEEP_SCHEMA_VERSION,
    kind: 'sweep',
    of: 'mutants',
    tool: { name: 'teeth', version: '0.1.0' },
    versions: { node: '24.0.0', vitest: '5.1.2', stryker: '10.1.1' },
    startedAt: '2026-11-30T00:00:00.000Z',
    durationMs: 61_400,
    commit: '3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304',
    isDirty: false,
    exitCode: 0,
    score: { stryker: { detected: 2, valid: 8 }, confirmed: { detected: 2, valid: 8 } },
    counts: { killed: 1, survived: 5, unreached: 1, 'timed-out': 1, unmeasured: 1 },
    sample: { size: 0, seed: 1 },
    mutants,
    suggestions: [{ file: FILE, line: 1, lines: ['// @teeth rows-are-cut: cuts rows', `//   test: ${TEST}`] }],
    leftOut: { files: ['src/page.ts'], mutants: 2 },
    folders: [{ folder: 'src', detected: 2, valid: 8 }],
    strays: ['src/stray.ts'],
    report: {
      schemaVersion: '2',
      files: { [FILE]: { source: SOURCE, mutants: mutants.map(({ mutant }) => strykerMutantOf(mutant)) } },
    },
  }
}

function sweptMutant(verdict: MutantVerdict): SweptMutant {
  const reason = REASONS[verdict]
  return {
    mutant: {
      id: `${FILE}:1:36-1:42 ConditionalExpression ${verdict}`,
      file: FILE,
      mutator: 'ConditionalExpression',
      ...{ start: START, end: END },
      original: 'n > 10',
      replacement: 'n >= 10',
      status: 'RuntimeError',
      statusReason: 'nobody knows',
      isStatic: false,
      coveredBy: [TEST],
    },
    result: {
      mutant: `${FILE}:1:36-1:42 ConditionalExpression ${verdict}`,
      ...{ verdict, reason },
      ...(verdict === 'unreached' ? { note: 'no test file imports it' } : {}),
      ...(verdict === 'killed'
        ? { by: { file: TEST, titlePath: ['rows', 'are cut'], kind: 'assertion', message: 'expected 11 to be 10' } }
        : {}),
      tried: [{ file: TEST, layer: 'unit', verdict, reason }],
      farther: 2,
    },
    isCorrected: true,
    isMisjudged: true,
  }
}

function strykerMutantOf({ id, mutator, replacement, status }: SweptMutant['mutant']) {
  return { id, mutatorName: mutator, replacement, location: { start: START, end: END }, status }
}
