/** The command of a guard that is to be run after the revert. */

import type { SourceFile } from 'ts-morph'
import { describe, expect, test } from 'vitest'
import { defineGuard } from '../../../src/read/define-guard.ts'
import { read } from '../../../src/read/read.ts'

const knownFiles = new Set(['src/rows.ts', 'test/rows.test.ts', 'mutants/rows.ts'])

function annotated(line: string) {
  const text = `export function rows() {
  // @teeth plane-aware-lookup: reads the row from the requested plane
  //   test: test/rows.test.ts
  //   ${line}
  //   was: return []
  return [1]
}
`
  return read({ sources: [{ file: 'src/rows.ts', text }], modules: [], knownFiles })
}

describe('prepare:', () => {
  test('is a shell command, as it is written', () => {
    const { guards, problems } = annotated(`prepare: pnpm build && cp -r dist "out dir" # twice`)
    expect(problems).toEqual([])
    expect(guards.map(({ prepare }) => prepare)).toEqual(['pnpm build && cp -r dist "out dir" # twice'])
  })

  test('cannot be empty', () => {
    expect(annotated('prepare:').problems.map(({ code }) => code)).toEqual(['empty-value'])
  })

  test('is the nearest key of one that is mistyped', () => {
    expect(annotated('prepaer: pnpm build').problems[0]?.message).toContain('the nearest is `prepare:`')
  })

  test('is a field of a defined guard', () => {
    const guard = defineGuard({
      id: 'plane-aware-lookup',
      behaviour: 'reads the row from the requested plane',
      site: { file: 'src/rows.ts', select: (source: SourceFile) => source.getFunctionOrThrow('rows') },
      tests: ['test/rows.test.ts'],
      prepare: 'pnpm build',
      revert: () => 'export function rows() {}',
    })
    const sources = [
      { file: 'src/rows.ts', text: 'export function rows() {\n  return [1]\n}\n' },
      { file: 'mutants/rows.ts', text: 'export const lookup = defineGuard({})\n' },
    ]
    const { guards } = read({ sources, modules: [{ path: 'mutants/rows.ts', exports: { lookup: guard } }], knownFiles })
    expect(guards.map(({ prepare }) => prepare)).toEqual(['pnpm build'])
  })
})
