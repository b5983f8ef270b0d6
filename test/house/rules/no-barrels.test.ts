import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { noBarrels } from './no-barrels.ts'

const broken = (path: string, text: string): readonly string[] =>
  noBarrels(house({ [path]: text })).map(({ message }) => message)

describe('no folder has a file that only passes on the exports of others', () => {
  test('an index of its folder is a barrel', () => {
    expect(
      broken('src/judge/index.ts', `export { judge } from './judge.ts'\nexport { kindOf } from './kind-of.ts'`),
    ).toEqual(['is a barrel: import the files it names'])
  })

  test('a star passes on whatever comes', () => {
    expect(broken('src/judge/judge.ts', `export * from './kind-of.ts'\nexport const judge = 1`)).toEqual([
      'exports everything of another file: export it there',
    ])
  })

  test('the public API is made of what others export', () => {
    expect(broken('src/index.ts', `export { judge } from './judge/judge.ts'`)).toEqual([])
  })

  test('a file that passes on one name beside its own is no barrel', () => {
    expect(broken('src/syntax/parse.ts', `export { Node } from 'ts-morph'\nexport const parse = 1`)).toEqual([])
  })
})
