import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { functionLength } from './function-length.ts'

const ofLines = (lines: number): string => `function judge() {\n${'  go()\n'.repeat(lines - 2)}}\n`
const broken = (text: string): readonly string[] =>
  functionLength(house({ 'src/judge/judge.ts': text })).map(({ message }) => message)

describe('no function is longer than 30 lines without a reason', () => {
  test('a function of 31 lines is named with its length', () => {
    expect(broken(ofLines(31))).toEqual(['is 31 lines long, 30 are the limit without a `Long because …` above'])
  })

  test('a function of 30 lines stands', () => {
    expect(broken(ofLines(30))).toEqual([])
  })

  test('a reason above the function lets it stand', () => {
    expect(broken(`/** Long because it lists every verdict. */\n${ofLines(31)}`)).toEqual([])
  })

  test('an arrow function in a constant is a function', () => {
    expect(broken(`const judge = () => {\n${'  go()\n'.repeat(40)}}\n`)).toHaveLength(1)
  })
})
