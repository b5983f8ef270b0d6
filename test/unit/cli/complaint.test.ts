/** What is said of an error: a way out for what stops a command, everything for a fault of ours. */

import { describe, expect, test } from 'vitest'
import { complaint } from '../../../src/cli/complaint.ts'
import { TeethError } from '../../../src/errors/teeth-error.ts'

const versions = { teeth: '1.2.3', node: '24.21.0', platform: 'linux x64' }

describe('what stops a command', () => {
  test('is told with the way out of its code, and ends with its exit code', () => {
    const { text, exitCode } = complaint(new TeethError('no-root', 'the root `rows` is not there'), versions)
    expect(exitCode).toBe(2)
    expect(text).toMatch(/^teeth: the root `rows` is not there\n {2}next {2}\S.*\n {2}more {2}teeth explain no-root\n$/)
  })

  test('shows where in the code of the user it happened, and nothing of Node or of ours', () => {
    const cause = new Error('no such plane')
    const ours = new URL('../../../src/world/modules.ts', import.meta.url).href
    cause.stack = `Error: no such plane\n    at plane (/rows/mutants/plane.ts:3:9)\n    at run (node:internal/x:1:1)\n    at load (${ours}:1:1)`
    const { text } = complaint(new TeethError('module-failed', '`mutants/plane.ts`', { cause }), versions)
    expect(text).toContain('/rows/mutants/plane.ts:3:9')
    expect(text).not.toContain('node:internal')
    expect(text).not.toContain(ours)
  })

  test('cannot steer the terminal', () => {
    expect(complaint(new TeethError('usage', 'a \u001B[31m b'), versions).text).toContain(String.raw`\u001b[31m`)
  })
})

describe('a fault of ours', () => {
  test('is told whole: its stack, its cause, the versions, and what to do with them', () => {
    const fault = new RangeError('offset 12 is outside the text', { cause: new Error('three edits') })
    const { text, exitCode } = complaint(fault, versions)
    expect(exitCode).toBe(70)
    expect(text).toContain('a fault of teeth')
    expect(text).toContain('RangeError: offset 12 is outside the text\n    at ')
    expect(text).toContain('caused by Error: three edits')
    expect(text).toContain('teeth 1.2.3, node 24.21.0, linux x64')
    expect(text).toContain('report it')
  })

  test('is one too when what was thrown is no error', () => {
    expect(complaint('plain words', versions)).toMatchObject({
      exitCode: 70,
      text: expect.stringContaining('plain words'),
    })
  })
})
