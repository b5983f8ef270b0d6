import { describe, expect, test } from 'vitest'
import { laneEnv } from '../../../src/world/lane/lane-env.ts'

describe('the environment of a lane', () => {
  test('is the one of the user', () => {
    expect(laneEnv({ HOME: '/home/ada', CI: 'true', VITEST_DATABASE: 'test' })).toEqual({
      HOME: '/home/ada',
      CI: 'true',
      VITEST_DATABASE: 'test',
    })
  })

  test.each(['NODE_V8_COVERAGE', 'VITEST_FS_MODULE_CACHE', 'VITEST_POOL_ID', 'VITEST_MAX_WORKERS'])(
    'has no %s: what records or belongs to a Vitest around us is scrubbed',
    (name) => {
      expect(laneEnv({ [name]: '1' }), 'what records or belongs to a Vitest around us is scrubbed').toEqual({})
    },
  )

  test.each([
    ['--inspect-brk=9229', undefined],
    ['--conditions=source --cpu-prof', '--conditions=source'],
    ['--test --no-warnings --heap-prof-dir=x', '--no-warnings'],
    ['--experimental-vm-modules', '--experimental-vm-modules'],
    ['--require ./prof.js', '--require ./prof.js'],
  ])('takes from NODE_OPTIONS what records or waits: %s', (before, after) => {
    expect(laneEnv({ NODE_OPTIONS: before })['NODE_OPTIONS']).toBe(after)
  })
})
