/** The history to its file and back, whatever happened to the file. */

import { describe, expect, test } from 'vitest'
import { historyLine, writeHistoryLine } from '../../../src/history/history-line.ts'
import { readHistory } from '../../../src/history/read-history.ts'
import { timesIn } from '../../../src/history/times.ts'
import { bitingGuard, everyVerdict, ledgerOf, toothless } from '../../support/ledgers.ts'

const digest = (text: string) => String(text.length)
const lineAt = (at: string) => writeHistoryLine(historyLine(ledgerOf([toothless()], { startedAt: at }), digest))
const times = (text: string) => readHistory(text).lines.map(({ at }) => at)

test('a ledger is remembered with every verdict', () => {
  const line = historyLine({ ...everyVerdict(), isWhole: true }, digest)
  expect(readHistory(writeHistoryLine(line))).toEqual({ lines: [line], unreadable: 0 })
})

test('a line is short, and holds nothing that a person wrote', () => {
  const ledger = ledgerOf([bitingGuard('plane-aware-lookup', 'reads the row', 14), toothless()], {
    isWhole: true,
    exitCode: 1,
  })
  expect(writeHistoryLine(historyLine(ledger, () => 'd1'))).toMatchInlineSnapshot(`
    "{"v":1,"at":"2026-11-30T09:12:44.120Z","commit":"3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304","tool":"0.1.0","vitest":"5.1.2","exitCode":1,"isDirty":true,"isWhole":true,"guards":{"plane-aware-lookup":["d1",303],"warns-with-own-token":["d1",303,"toothless"]}}
    "
  `)
})

describe('a history', () => {
  const one = lineAt('2026-11-01T00:00:00.000Z')
  const two = lineAt('2026-11-02T00:00:00.000Z')

  test('is read in the order of time, whatever order a merge has left', () => {
    expect(times(two + one), 'the history is read in the order of time, whatever order a merge has left').toEqual([
      '2026-11-01T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
    ])
  })

  test('has a line once that both sides of a merge had', () => {
    expect(times(one + two + one)).toHaveLength(2)
  })

  test.each([
    ['a torn line', one.slice(0, 40)],
    ['the marks of a conflict', '<<<<<<< HEAD'],
    ['a line of a later version', JSON.stringify({ v: 2, at: '2026-11-01T00:00:00.000Z', guards: {}, exitCode: 0 })],
    ['a line without a time', JSON.stringify({ v: 1, guards: {}, exitCode: 0 })],
    ['a number', '7'],
  ])('counts %s and reads the rest', (_, text) => {
    const { lines, unreadable } = readHistory(`${one}${text}\n${two}`)
    expect([lines.length, unreadable]).toEqual([2, 1])
  })

  test('tells how long each guard took the last time', () => {
    expect([...timesIn(readHistory(one))]).toEqual([['warns-with-own-token', 303]])
  })
})
