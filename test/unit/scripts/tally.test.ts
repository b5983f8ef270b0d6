import { describe, expect, test } from 'vitest'
import { closingLine, tally } from '../../../scripts/tally.ts'

describe('the closing line tells what ran', () => {
  test('tests count one by one and other steps as one each', () => {
    const ends = [{ isOk: true }, { isOk: true, tests: { passed: 40, failed: 0, skipped: 2 } }]
    expect(tally(ends)).toEqual({ passed: 41, failed: 0, skipped: 2 })
  })

  test('a step that fails counts as one failure', () => {
    expect(tally([{ isOk: false }])).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('a test run that fails though all its tests passed counts as one failure', () => {
    const ends = [{ isOk: false, tests: { passed: 40, failed: 0, skipped: 0 } }]
    expect(tally(ends)).toEqual({ passed: 40, failed: 1, skipped: 0 })
  })

  test('failing tests of a failing run are not counted twice', () => {
    const ends = [{ isOk: false, tests: { passed: 40, failed: 3, skipped: 0 } }]
    expect(tally(ends)).toEqual({ passed: 40, failed: 3, skipped: 0 })
  })

  test('a test run without a single test is a failure', () => {
    expect(tally([{ isOk: true, tests: { passed: 0, failed: 0, skipped: 5 } }]).failed).toBe(1)
  })

  test('a test run without a report is a failure', () => {
    expect(tally([{ isOk: true, tests: 'missing' }]).failed).toBe(1)
  })

  test('the line is plain', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  })

  test('the line names skipped tests when there are some', () => {
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
  })
})
