import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRunning, runningFile } from '../../../src/world/lane/running.ts'
import { scratch } from '../../support/scratch.ts'

test.each([
  ['+a\n-a\n+b\n', ['b']],
  ['+a\n+b\n', ['a', 'b']],
  ['+a\n-a\n', []],
])('after %j the tests that run are %j', (lines, running) => {
  const hits = join(scratch({ 'hits.running': lines }), 'hits')
  expect(runningFile(hits)).toBe(`${hits}.running`)
  expect(readRunning(hits)).toEqual(running)
})

test('nothing is known where no test ever began', () => {
  expect(readRunning(join(scratch(), 'hits'))).toBeUndefined()
})
