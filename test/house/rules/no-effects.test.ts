import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { noEffects } from './no-effects.ts'

const broken = (path: string, text: string): readonly string[] =>
  noEffects(house({ [path]: text })).map(({ message }) => message)

describe('world, cli and main may have effects, no other folder', () => {
  test.each(['process.exit(1)', "fetch('http://localhost')", 'console.log(1)', 'const { env } = process'])(
    'the judge may not: %s',
    (text) => {
      expect(broken('src/judge/judge.ts', text)).toHaveLength(1)
    },
  )

  test.each(['src/world/files.ts', 'src/cli/run.ts', 'src/main.ts'])('%s may', (path) => {
    expect(broken(path, 'process.exit(1)')).toEqual([])
  })

  test('a member or a key of the same name is no effect', () => {
    expect(broken('src/judge/judge.ts', 'export const a = { process: lane.process }')).toEqual([])
  })
})

describe('nobody but the World reads the clock', () => {
  test.each(['new Date()', 'Date.now()', 'Math.random()'])('the story may not: %s', (text) => {
    expect(broken('src/prove/seal.ts', `export const seal = () => ${text}`)).toHaveLength(1)
  })

  test('a date made from a text is no clock', () => {
    expect(broken('src/prove/seal.ts', 'export const seal = (at: string) => new Date(at)')).toEqual([])
  })
})
