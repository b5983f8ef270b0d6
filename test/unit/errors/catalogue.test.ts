/** What `teeth explain` knows. */

import { describe, expect, test } from 'vitest'
import { explain, topics } from '../../../src/errors/catalogue.ts'
import { VERDICTS } from '../../../src/model/verdict.ts'

describe('a topic', () => {
  test.each([
    ['toothless', 'verdict', 1],
    ['stayed-green', 'reason', undefined],
    ['vitest-missing', 'error', 2],
    ['duplicate-id', 'problem', 2],
  ])('%s is a %s', (topic, kind, exitCode) => {
    expect(explain(topic)).toMatchObject({ topic, kind })
    expect(explain(topic)?.exitCode).toBe(exitCode)
  })

  test.each(['', 'bite', 'Toothless', 'toString', '__proto__', 'constructor'])('`%s` is none', (word) => {
    expect(explain(word)).toBeUndefined()
  })

  test('stands for one thing only', () => {
    const names = topics().map(({ topic }) => topic)
    expect(names).toEqual([...new Set(names)])
  })

  test('is there for every verdict', () => {
    expect(topics().flatMap(({ kind, topic }) => (kind === 'verdict' ? [topic] : []))).toEqual(VERDICTS)
  })
})

describe('the texts', () => {
  test.each(topics().map((explanation) => [explanation.topic, explanation] as const))(
    'of %s are whole sentences without blame or exclamation',
    (_topic, { title, text, wayOut }) => {
      expect(title).toMatch(/^[A-Z`][^.!]+$/)
      for (const sentence of [text, wayOut]) expect(sentence).toMatch(/^[A-Z`5].*[.`)]$/s)
      expect(`${title} ${text} ${wayOut}`).not.toMatch(/!|\bwrong(?:ly)?\b|\bplease\b/i)
    },
  )
})
