/** Notes at lines: never twice, settled when the finding is gone, never against a person. */

import { describe, expect, test } from 'vitest'
import { noteMarker } from '../../../src/forge/marker.ts'
import { type NotesWish, planNotes } from '../../../src/forge/plan-notes.ts'
import type { ForgeNote } from '../../../src/model/forge-client.ts'

const identity = { workflow: 'prove', key: 'teeth' }
const head = 'b'.repeat(40)
const finding = { fingerprint: 'c0ffee', file: 'src/lookup.ts', line: 14, text: 'has no teeth' }
const wish: NotesWish = { identity, head, findings: [finding] }
const body = `${noteMarker(identity, 'c0ffee')}\nhas no teeth`
const lines = new Map([['src/lookup.ts', new Set([13, 14])]])

const note = (fields: Partial<ForgeNote> = {}): ForgeNote => ({ id: 'n1', body, state: 'open', ...fields })

describe('a note', () => {
  test('is added at the line of a finding', () => {
    expect(planNotes([], wish, lines)).toEqual([
      { kind: 'add', head, notes: [{ file: 'src/lookup.ts', line: 14, body }] },
    ])
  })

  test('is not added where the request changes nothing', () => {
    expect(planNotes([], { ...wish, findings: [{ ...finding, line: 40 }] }, lines)).toEqual([])
  })

  test('is not added twice, also after the lines have moved', () => {
    expect(planNotes([note()], { ...wish, findings: [{ ...finding, line: 13 }] }, lines)).toEqual([])
  })

  test('is worded anew when the finding says something else', () => {
    expect(planNotes([note({ body: `${noteMarker(identity, 'c0ffee')}\nwas stale` })], wish, lines)).toEqual([
      { kind: 'reword', id: 'n1', body },
    ])
  })

  test('of a finding that is gone is settled, no more than once', () => {
    const gone = { ...wish, findings: [] }
    expect([planNotes([note()], gone, lines), planNotes([note({ state: 'settled' })], gone, lines)]).toEqual([
      [{ kind: 'settle', id: 'n1' }],
      [],
    ])
  })

  test('is opened again when the finding comes back', () => {
    expect(planNotes([note({ state: 'settled' })], wish, lines)).toEqual([{ kind: 'reopen', id: 'n1' }])
  })

  test('that a person dismissed is left alone', () => {
    expect(
      planNotes([note({ state: 'dismissed', body: `${noteMarker(identity, 'c0ffee')}\nold` })], wish, lines),
    ).toEqual([])
  })

  test('of another key is none of ours', () => {
    const other = note({ body: `${noteMarker({ ...identity, key: 'other' }, 'c0ffee')}\nhas no teeth` })
    expect(planNotes([other], { ...wish, findings: [] }, lines)).toEqual([])
  })
})

test('more findings than one can read at once are left to the comment', () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ ...finding, fingerprint: `f${index}` }))
  const [step] = planNotes([], { ...wish, findings: many }, lines)
  expect(step?.kind === 'add' && step.notes.length).toBe(30)
})
