/** A Markdown report put together so that it fits, of parts whose sizes are known. */

import { describe, expect, test } from 'vitest'
import { fitMarkdown, type MarkdownFinding, mostIn, type Room, sizeIn } from '../../../src/report/fit-markdown.ts'

/** Ten of them are more than the room has, in whatever the room counts. */
function findings(room: Room, many: number): readonly MarkdownFinding[] {
  const story = `### ${'x'.repeat(mostIn(room) / 10)}`
  return Array.from({ length: many }, () => ({ story: () => story, line: () => '- in short' }))
}

const fitted = (room: Room, many: number) =>
  fitMarkdown({ head: ['## head'], findings: findings(room, many), folds: [], foot: ['foot'] }, { room })

describe.each<Room>(['comment', 'summary'])('a %s', (room) => {
  test('tells all in full that it has room for', () => {
    const text = fitted(room, 9)
    expect(text.match(/^### /gm)).toHaveLength(9)
    expect(text).not.toContain('In short')
  })

  test('of more fits its room and counts what it leaves out: the Markdown report fits its room and counts what it leaves out', () => {
    const text = fitted(room, 12)
    expect(sizeIn(room, text)).toBeLessThanOrEqual(mostIn(room))
    // A quarter of the room is left to those that get a line each.
    expect(text.match(/^### /gm)).toHaveLength(7)
    expect(text).toContain('… 5 more findings')
    expect(text.match(/^- in short$/gm)).toHaveLength(5)
  })
})

test('what has room already is taken off it', () => {
  const parts = { head: [], findings: findings('comment', 9), folds: [], foot: [] }
  const text = fitMarkdown(parts, { room: 'comment', taken: mostIn('comment') / 2 })
  expect(sizeIn('comment', text)).toBeLessThanOrEqual(mostIn('comment') / 2)
})
