/** The phase of an error that the lane could not tell, read from the runner's frames in its stack. */

import { expect, test } from 'vitest'
import { phaseOf } from '../../../src/judge/phase.ts'
import { thrown } from '../../support/runs.ts'

const RUNNER_5 = 'file:///shop/node_modules/vitest/dist/chunks/run.zBhXlcZQ.js'
const RUNNER_3 = 'file:///shop/node_modules/@vitest/runner/dist/chunk-hooks.js'
const BODY = '    at /shop/test/stock.test.ts:29:29'

/** As recorded on Vitest 5.1 and 3.2, innermost frame first. */
const STACKS = [
  ['body', [BODY, `    at ${RUNNER_5}:1695:35`, `    at runWithCancel (${RUNNER_5}:3397:10)`]],
  ['body', [BODY, `    at runWithTimeout (${RUNNER_3}:1863:10)`, `    at runTest (${RUNNER_3}:1574:12)`]],
  ['hook', [BODY, `    at runHook (${RUNNER_5}:3668:10)`, `    at runTest (${RUNNER_5}:3977:4)`]],
  ['hook', [BODY, `    at callSuiteHook (${RUNNER_3}:1442:25)`, `    at runTest (${RUNNER_3}:1574:12)`]],
  ['hook', [BODY, `    at callTestHooks (${RUNNER_5}:3653:9)`, `    at async runTest (${RUNNER_5}:3977:4)`]],
  [
    'fixture',
    [BODY, `    at resolveFixtureFunction (${RUNNER_5}:1787:24)`, `    at runWithCancel (${RUNNER_5}:3397:10)`],
  ],
  ['unknown', [BODY, '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)']],
  ['unknown', [BODY, '    at runTest (/shop/src/laboratory.ts:3:1)']],
] as const

test.each(STACKS)('a stack of the runner shows %s: %j', (phase, frames) => {
  expect(
    phaseOf(thrown('empty shelf', { phase: 'unknown', stack: ['Error: empty shelf', ...frames].join('\n') })),
  ).toBe(phase)
})

test('what was measured is believed over the stack', () => {
  const stack = `Error: empty shelf\n${BODY}\n    at runHook (${RUNNER_5}:3668:10)`
  expect(phaseOf(thrown('empty shelf', { phase: 'body', stack }))).toBe('body')
})

test('an error without a stack was thrown who knows where', () => {
  expect(phaseOf(thrown('empty shelf', { phase: 'unknown' }))).toBe('unknown')
})
