import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreSurroundings, takeSurroundings } from '../../../../src/world/lane/kept-surroundings.ts'
import { scratch } from '../../../support/scratch.ts'

const NEW = 'TEETH_TEST_CURRENCY'

test('environment variables come back as they were, and are named', () => {
  process.env['TEETH_TEST_OLD'] = 'before'
  process.env['TEETH_TEST_GONE'] = 'before'
  const before = takeSurroundings()
  Object.assign(process.env, { [NEW]: 'EUR', TEETH_TEST_OLD: 'after' })
  delete process.env['TEETH_TEST_GONE']
  const names = restoreSurroundings(before)
  expect(names.toSorted()).toEqual(
    ['TEETH_TEST_CURRENCY', 'TEETH_TEST_GONE', 'TEETH_TEST_OLD'].map((name) => `process.env.${name}`),
  )
  expect([process.env[NEW], process.env['TEETH_TEST_OLD'], process.env['TEETH_TEST_GONE']]).toEqual([
    undefined,
    'before',
    'before',
  ])
  delete process.env['TEETH_TEST_OLD']
  delete process.env['TEETH_TEST_GONE']
})

test('listeners of the process are those of before, in their order', () => {
  const [first, second, stray] = [() => {}, () => {}, () => {}]
  process.on('SIGUSR2', first).on('SIGUSR2', second)
  const before = takeSurroundings()
  process.removeListener('SIGUSR2', first).on('SIGUSR2', stray)
  const names = restoreSurroundings(before)
  const listeners = process.listeners('SIGUSR2')
  process.removeAllListeners('SIGUSR2')
  expect([names, listeners]).toEqual([['process.on(SIGUSR2)'], [first, second]])
})

test('required-anew: a CommonJS file of the project is evaluated again when it is next required', () => {
  const root = scratch({ 'ledger.cjs': 'exports.lines = []', 'node_modules/tally/index.cjs': 'exports.total = []' })
  const require = createRequire(join(root, 'here.js'))
  const files = ['ledger.cjs', 'node_modules/tally/index.cjs'].map((file) => join(root, file))
  const before = takeSurroundings()
  const modules = files.map((file): unknown => require(file))
  restoreSurroundings(before)
  expect(files.map((file, index) => require(file) === modules[index])).toEqual([false, true])
})

test('the code a test wanted to exit with is forgotten', () => {
  const before = takeSurroundings()
  process.exitCode = 3
  restoreSurroundings(before)
  expect(process.exitCode).toBeUndefined()
})
