import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { noUnsafeTypes } from './no-unsafe-types.ts'

const broken = (text: string, path = 'src/judge/judge.ts'): readonly string[] =>
  noUnsafeTypes(house({ [path]: text })).map(({ message }) => message)

describe('no type is any', () => {
  test('a parameter of type any is named', () => {
    expect(broken('export function judge(proof: any) {}')).toEqual(['`any` switches the compiler off: use `unknown`'])
  })

  test('the word in a text or a name is free', () => {
    expect(broken(`export const any = 'any'`)).toEqual([])
  })
})

describe('nobody claims that a value is there with an exclamation mark', () => {
  test('a claim is named', () => {
    expect(broken('export const first = list[0]!')).toEqual([
      '`!` overrules the compiler: decide what an absence means',
    ])
  })

  test('a negation is free', () => {
    expect(broken('export const isEmpty = !list.length')).toEqual([])
  })
})

describe('nobody overrules the compiler with as, but world with a why', () => {
  const AS = 'export const run = value as Run'

  test('outside world not even with a comment', () => {
    expect(broken(`// Vitest's own shape.\n${AS}`)).toHaveLength(1)
  })

  test('in world not without a comment', () => {
    expect(broken(AS, 'src/world/lane.ts')).toHaveLength(1)
  })

  test('in world with a comment above', () => {
    expect(broken(`// Vitest's own shape, checked at start-up.\n${AS}`, 'src/world/lane.ts')).toEqual([])
  })

  test('in world not with a comment far above', () => {
    expect(broken(`// Vitest's own shape.${'\n'.repeat(6)}${AS}`, 'src/world/lane.ts')).toHaveLength(1)
  })

  test('the old spelling is no way round', () => {
    expect(broken('export const run = <Run>value')).toHaveLength(1)
  })

  test('`as const` is free', () => {
    expect(broken(`export const KINDS = ['a', 'b'] as const`)).toEqual([])
  })
})
