import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { changedWords } from '../../../src/report/changed-words.ts'
import { hostileText } from './hostile.ts'

function changed(one: string, other: string): readonly (string | undefined)[] {
  const stretches = changedWords(one, other)
  return [one, other].map((text, index) => stretches && text.slice(stretches[index]?.start, stretches[index]?.end))
}

describe('changedWords', () => {
  test.each([
    ['a word', 'warn(row.token)', 'warn(plane.token)', 'row', 'plane'],
    ['whole words', 'find(plane, id)', 'find(place, id)', 'plane', 'place'],
    ['what is left out', 'a === b && c', 'a === b', ' && c', ''],
    ['what is added', 'f(a)', 'f(a, b)', '', ', b'],
  ])('points at %s', (_, one, other, gone, come) => {
    expect(changed(one, other)).toEqual([gone, come])
  })

  test('points at nothing in lines that have nothing in common', () => {
    expect(changedWords('return rows.length', 'throw new Error()')).toBeUndefined()
  })

  property.prop([hostileText, hostileText, hostileText])('leaves the same before and after', (head, middle, tail) => {
    const [one, other] = [head + tail, head + middle + tail]
    const stretches = changedWords(one, other)
    if (stretches === undefined) return
    const rest = stretches.map(({ start, end }, index) => {
      const text = index === 0 ? one : other
      return [text.slice(0, start), text.slice(end)]
    })
    expect(rest[0]).toEqual(rest[1])
  })
})
