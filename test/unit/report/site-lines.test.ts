import { describe, expect, test } from 'vitest'
import type { LedgerSite } from '../../../src/model/ledger.ts'
import { siteLines } from '../../../src/report/site-lines.ts'

const SOURCE = [
  'export function find(rows, id) {',
  '  const plane = planeOf(id)',
  '',
  '  // @teeth plane-aware: reads the plane',
  '  //   test: a.test.ts',
  '  //   was:  return rows[0]',
  '  return rows.find(is(plane))',
  '}',
  '',
]
const DIFF = '@@ -6,3 +6,3 @@\n   //   was:  return rows[0]\n-  return rows.find(is(plane))\n+  return rows[0]\n }\n'
const SITE: LedgerSite = {
  file: 'a.ts',
  line: 7,
  text: 'return rows.find(is(plane))',
  revert: { kind: 'was', code: 'return rows[0]' },
  diff: DIFF,
}
const ANNOTATION = { file: 'a.ts', line: 4, column: 3 }

function shown(source: readonly string[] | undefined, diff = DIFF): readonly string[] {
  return siteLines(SITE, diff, { annotation: ANNOTATION, source }).map(({ kind, text, line }) => {
    return `${kind} ${line ?? ''} ${text}`.trimEnd()
  })
}

describe('the lines of a site', () => {
  test('are the revert and the code around it; a gap stands where lines are left out', () => {
    expect(shown(SOURCE)).toEqual([
      'context 1 export function find(rows, id) {',
      'context 2   const plane = planeOf(id)',
      'context 3',
      'gap',
      'goes 7   return rows.find(is(plane))',
      'comes    return rows[0]',
      'context 8 }',
    ])
  })

  test('have no opening of a comment that is left out', () => {
    const source = SOURCE.with(2, '  /**').with(5, '   *   was:  return rows[0] */')
    expect(shown(source)).toEqual(shown(SOURCE).toSpliced(2, 1))
  })

  test('begin above the annotation, however long it is', () => {
    const long = Array.from({ length: 20 }, () => '  //   because: it is')
    const moved = DIFF.replaceAll('6,3', '26,3')
    const lines = siteLines({ ...SITE, line: 27 }, moved, {
      annotation: ANNOTATION,
      source: SOURCE.toSpliced(5, 0, ...long),
    })
    expect(lines[0]).toEqual({ kind: 'context', text: 'export function find(rows, id) {', line: 1 })
  })

  test('are those of the diff when nothing else is known', () => {
    expect(shown(undefined)).toEqual(['goes 7   return rows.find(is(plane))', 'comes    return rows[0]', 'context 8 }'])
  })

  test('are those of the diff when the file has changed since', () => {
    expect(shown(SOURCE.with(6, '  return rows'))).toEqual(shown(undefined))
  })

  test('are those of the diff when the revert has several parts', () => {
    const diff = `${DIFF}@@ -20,1 +20,1 @@\n-a()\n+b()\n`
    expect(shown([...SOURCE, ...Array.from({ length: 10 }, () => ''), 'a()'], diff)).toContain('gap')
    expect(shown([...SOURCE, ...Array.from({ length: 10 }, () => ''), 'a()'], diff)).toEqual(shown(undefined, diff))
  })
})
