import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { fileLength } from './file-length.ts'

const linesOf = (count: number): string => 'export {}\n'.repeat(count)

describe('no file is longer than 250 lines', () => {
  test('a file of 251 lines is named with its length', () => {
    expect(fileLength(250)(house({ 'src/judge/judge.ts': linesOf(251) }))).toEqual([
      { file: 'src/judge/judge.ts', line: 251, message: 'has 251 lines, 250 are the limit: split it by what it knows' },
    ])
  })

  test('a file of 250 lines stands', () => {
    expect(fileLength(250)(house({ 'src/judge/judge.ts': linesOf(250) }))).toEqual([])
  })
})
