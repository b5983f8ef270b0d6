import { describe, expect, test } from 'vitest'
import { generate } from '../../../bench/generate.ts'

const size = { seed: 1, guards: 100 }

describe('the project of the benchmark', () => {
  test('has a hundred guards over forty modules and twenty test files', () => {
    const { guards, files } = generate(size)
    expect(new Set(guards.map(({ id }) => id)).size).toBe(100)
    expect(Object.keys(files).filter((path) => path.startsWith('src/'))).toHaveLength(40)
    expect(Object.keys(files).filter((path) => path.startsWith('test/'))).toHaveLength(20)
  })

  test('is the same for the same seed, and another for another', () => {
    expect(generate(size)).toEqual(generate(size))
    expect(generate(size)).not.toEqual(generate({ ...size, seed: 2 }))
  })

  test('has every site on the line it says', () => {
    const { guards, files } = generate(size)
    const found = guards.map(({ file, line }) => files[file]?.split('\n')[line - 1]?.trim())
    expect(found).toEqual(guards.map(({ text }) => text))
  })

  test('names every guard in the title of a test', () => {
    const { guards, files } = generate(size)
    expect(guards.filter(({ id, test: file }) => !files[file]?.includes(`test('${id}: `))).toEqual([])
  })

  test('has ten to forty tests in each file', () => {
    const { files } = generate(size)
    const tests = Object.entries(files).filter(([path]) => path.startsWith('test/'))
    for (const [, text] of tests)
      expect(text.match(/^test\(/gm)?.length).toBeOneOf(Array.from({ length: 31 }, (_, n) => n + 10))
  })

  test('grows with the guards', () => {
    const { guards, files } = generate({ seed: 1, guards: 1000 })
    expect(guards).toHaveLength(1000)
    expect(Object.keys(files).filter((path) => path.startsWith('src/'))).toHaveLength(400)
  })
})
