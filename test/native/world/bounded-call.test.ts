/** Calls of the user's own code, that end and that do not. */

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { boundedCall } from '../../../src/world/bounded-call.ts'

const FILE = new URL('../../../src/world/bounded-call.ts', import.meta.url).href

/** In a process of its own, so that a call that never ends ends this test red. */
function outcomeOfLoop(): string {
  const code = `import { boundedCall } from ${JSON.stringify(FILE)}
    try { boundedCall(() => { for (;;); }, 50) } catch (error) { console.log(error.code) }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  return stdout.trim()
}

test('a function that loops is ended', () => {
  expect(outcomeOfLoop(), 'a function that loops is ended').toBe('ERR_SCRIPT_EXECUTION_TIMEOUT')
})

test('what the function answers is handed on', () => {
  const answer = { text: 'return 1' }
  expect(boundedCall(() => answer)).toBe(answer)
})

test('what the function throws is handed on', () => {
  const error = new RangeError('no such row')
  expect(() =>
    boundedCall(() => {
      throw error
    }),
  ).toThrow(error)
})
