/** An empty selection: what was looked for, and what is nearly that. */

import { describe, expect, test } from 'vitest'
import { nothingSelected } from '../../../src/cli/nothing-selected.ts'
import type { Selection } from '../../../src/model/request.ts'
import type { Listed } from '../../../src/prove/list.ts'

function listed(id: string, file: string): Listed {
  return {
    id,
    behaviour: 'reads the row from the requested plane',
    place: { file, line: 3, column: 1 },
    also: [],
    tests: [],
  }
}

const all = [listed('plane-aware-lookup', 'src/rows.ts'), listed('names-the-token', 'src/warn.ts')]
const why = (selection: Selection, guards = all) => nothingSelected(selection, guards, 'pnpm teeth')

describe('an empty selection', () => {
  test('says what was looked for and where guards are', () => {
    expect(why({ paths: ['src/api'], changedSince: 'main' })).toBe(
      'no guard is in or names `src/api` and has a site or test, or a module between them, that differs from `main`; guards are in `src/rows.ts` (1), `src/warn.ts` (1)',
    )
  })

  test('names the nearest id', () => {
    expect(why({ paths: [], pattern: 'plane-aware-lokup' })).toContain('did you mean `plane-aware-lookup`?')
  })

  test('says how to begin where there is no guard at all', () => {
    expect(why({ paths: [] }, [])).toContain('`pnpm teeth init`')
  })

  test('lists some files and counts the others', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => listed(name, `src/${name}.ts`))
    expect(why({ paths: ['test'] }, many)).toMatch(/`src\/e\.ts` \(1\) and 2 more$/)
  })
})
