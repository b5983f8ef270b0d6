/** Guards, layers and units for tests of the story: whole values with only the named fields changed. */

import type { Guard } from '../../src/model/guard.ts'
import type { RevertedFile } from '../../src/model/revert.ts'
import type { ProveRequest } from '../../src/model/request.ts'
import type { LayerFact } from '../../src/model/world.ts'
import { judgeControls } from '../../src/judge/control.ts'
import { judge } from '../../src/judge/judge.ts'
import type { Bench } from '../../src/prove/runs.ts'
import type { Unit } from '../../src/prove/units.ts'

export function guard(fields: Partial<Guard> = {}): Guard {
  const place = { file: 'src/rows.ts', line: 2, column: 6 }
  const text = 'return rows.find((row) => row.id === id && row.plane === plane)'
  return {
    id: 'plane-aware-lookup',
    behaviour: 'reads the row from the requested plane',
    sites: [
      {
        file: place.file,
        span: { start: 40, end: 40 + text.length },
        text,
        line: 5,
        revert: { kind: 'remove' },
        place,
      },
    ],
    tests: [{ file: 'test/rows.test.ts' }],
    place,
    ...fields,
  }
}

export function layer(fields: Partial<LayerFact> = {}): LayerFact {
  return { name: 'unit', files: ['test/rows.test.ts'], environment: 'node', pool: 'forks', isSerial: false, ...fields }
}

export function unit(fields: Partial<Guard> = {}): Unit {
  const made = guard(fields)
  const [test] = made.tests
  if (test === undefined) throw new Error('a unit is about one intended test')
  return { guard: made, test, layer: 'unit', files: [] }
}

export function request(fields: Partial<ProveRequest> = {}): ProveRequest {
  return {
    selection: { paths: [] },
    include: [],
    exclude: [],
    lanes: 2,
    repeat: 1,
    isIsolated: false,
    isOffline: false,
    naming: 'usual',
    projects: [],
    invocation: 'pnpm teeth',
    ...fields,
  }
}

/** A reverted file in which a type checker finds nothing wrong. */
export const SILENT: RevertedFile = {
  file: 'src/rows.ts',
  before: '// @ts-nocheck\nexport type Row = number',
  after: '// @ts-nocheck\nexport type Row = Strng',
  edits: [],
  instrumented: { text: '', trailerAt: 0, probed: [] },
}

/** Judges for real; counts scenarios from 1. */
export function benchOf(fields: Partial<ProveRequest> = {}): Bench {
  let scenarios = 0
  return {
    request: request(fields),
    judge: (proof) => judge(proof, { naming: 'usual' }),
    judgeControl: (proof) => (judgeControls(proof).kind === 'green' ? undefined : judge(proof, { naming: 'usual' })),
    nextScenarioId: () => String((scenarios += 1)),
    onStart: () => undefined,
  }
}
