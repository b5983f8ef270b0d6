import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { fileNames } from './file-names.ts'

const broken = (path: string): boolean => fileNames(house({ [path]: '' })).length > 0

describe('files and folders have kebab-case names', () => {
  test.each(['src/judge/kindOf.ts', 'src/judge/Judge.ts', 'src/judge/kind_of.ts', 'src/Judge/judge.ts'])(
    '%s has not',
    (path) => {
      expect(broken(path)).toBe(true)
    },
  )

  test.each(['src/judge/util.ts', 'src/helpers/judge.ts'])('%s is a name that says nothing', (path) => {
    expect(broken(path)).toBe(true)
  })

  test.each(['src/judge/kind-of.ts', 'vitest.config.ts', 'test/unit/judge/kind-of.test.ts', 'scripts/bootstrap.mjs'])(
    '%s has',
    (path) => {
      expect(broken(path)).toBe(false)
    },
  )
})
