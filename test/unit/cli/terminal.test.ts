/** The terminal: one live line under the lines that stay, and nothing to rewrite where nothing can be. */

import { describe, expect, test } from 'vitest'
import { brushes, terminal } from '../../../src/world/terminal.ts'
import { fakeHost } from '../../support/fake-host.ts'

const ERASE = '\r\u001B[2K'

describe('a live line', () => {
  test('takes the place of the one before', () => {
    const { host, said } = fakeHost([])
    const { live } = terminal(host, true)
    live('1 of 2')
    live('2 of 2')
    expect(said().err).toBe(`${ERASE}1 of 2${ERASE}2 of 2`)
  })

  test('is not written again when it says the same', () => {
    const { host, said } = fakeHost([])
    const { live } = terminal(host, true)
    live('1 of 2')
    live('1 of 2')
    expect(said().err).toBe(`${ERASE}1 of 2`)
  })

  test('stays under the lines that are printed meanwhile', () => {
    const { host, said } = fakeHost([])
    const { live, print } = terminal(host, true)
    live('1 of 2')
    print('toothless: plane-aware-lookup\n')
    expect(said().err).toBe(`${ERASE}1 of 2${ERASE}toothless: plane-aware-lookup\n${ERASE}1 of 2`)
  })

  test('is gone when the work is done', () => {
    const { host, said } = fakeHost([])
    const { live, settle, print } = terminal(host, true)
    live('2 of 2')
    settle()
    print('1 guard bites\n')
    expect(said().err).toBe(`${ERASE}2 of 2${ERASE}1 guard bites\n`)
  })

  test('is never written where lines cannot be rewritten', () => {
    const { host, said } = fakeHost([])
    const { live, settle, print } = terminal(host, false)
    live('1 of 2')
    print('1 guard bites\n')
    settle()
    expect(said().err).toBe('1 guard bites\n')
  })
})

test('colours are those of the level that was decided, whatever this process could', () => {
  expect(brushes(0).red('x')).toBe('x')
  expect(brushes(1).red('x')).toBe('\u001B[31mx\u001B[39m')
})
