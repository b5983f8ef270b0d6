/** Small decisions of a diff: roles of files, likeness of lists, lines, verdicts, command lines. */

import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { changeWish } from '../../../src/cli/change-wish.ts'
import { align } from '../../../src/diff/align.ts'
import { diffExitCode } from '../../../src/diff/diff-exit-code.ts'
import { lineEdits } from '../../../src/diff/line-edits.ts'
import { reproduceUnit } from '../../../src/diff/reproduce-unit.ts'
import { relativePath, resolveIn } from '../../../src/model/resolve-in.ts'
import { roleOf } from '../../../src/diff/role-of.ts'
import { strongest } from '../../../src/diff/unit-verdict.ts'
import type { ChangeWish } from '../../../src/model/change.ts'
import type { DiffUnit } from '../../../src/model/diff-ledger.ts'
import { splice } from '../../../src/revert/splice.ts'
import { request } from '../../support/guards.ts'
import { refusedWith } from '../../support/refused.ts'

describe('what a changed file is', () => {
  test.each([
    ['src/rows.ts', 'source'],
    ['lib/rows.mjs', 'source'],
    ['src/Row.vue', 'source'],
    ['test/rows.test.ts', 'test'],
    ['src/rows.spec.ts', 'support'],
    ['test/helpers.ts', 'support'],
    ['src/__mocks__/rows.ts', 'support'],
    ['vitest.config.ts', 'support'],
    ['src/rows.d.ts', 'other'],
    ['README.md', 'other'],
    ['package.json', 'other'],
  ])('%s is %s', (path, role) => {
    expect(roleOf({ path }, new Set(['test/rows.test.ts']))).toBe(role)
  })
})

const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })

property.prop([words, words])('matches are of the same words, ascending on both sides', (before, now) => {
  const matches = align(before, now)
  expect(matches.every(([one, other]) => before[one] === now[other])).toBe(true)
  const ascends = matches.every(([one, other], index) => {
    const last = matches[index - 1]
    return last === undefined || (one > last[0] && other > last[1])
  })
  expect(ascends).toBe(true)
})

const text = fc
  .array(fc.constantFrom('a\n', 'b\n', '\n', 'c\r\n', 'd'), { maxLength: 10 })
  .map((lines) => lines.join(''))

property.prop([text, text])('line edits give the old text to the last character', (before, now) => {
  expect(splice(now, lineEdits(now, before))).toBe(before)
})

test.each([
  [['unnoticed', 'noticed', 'unmeasured'], 'noticed'],
  [['unnoticed', 'unmeasured'], 'unmeasured'],
  [['unreached', 'unnoticed', 'incidental'], 'incidental'],
  [['unreached', 'unnoticed'], 'unnoticed'],
  [['unreached'], 'unreached'],
  [['unnoticed', 'silent'], 'unnoticed'],
] as const)('of %j the strongest is %s', (verdicts, verdict) => {
  expect(strongest(verdicts)).toBe(verdict)
})

test('where every test is silent nothing is measured', () => {
  expect(strongest(['silent', 'silent'])).toBe('unmeasured')
})

describe('the exit code', () => {
  const unit = (verdict: DiffUnit['verdict']): DiffUnit => ({
    id: 'a',
    scope: 'part',
    title: '',
    places: [],
    verdict,
    noticedBy: [],
    tried: [{ file: '', layer: '', verdict: 'unnoticed', reason: { kind: 'stayed-green' } }],
  })
  const finding = { kind: 'tests-skipped', message: '', nextStep: '' } as const
  const code = (verdicts: readonly DiffUnit['verdict'][], findings: readonly (typeof finding)[] = []) =>
    diffExitCode({ units: verdicts.map(unit), tests: [], findings, wasInterrupted: false })

  test('is 0 when all is noticed or leaves no trace at run time', () => {
    expect(code(['noticed', 'no-runtime-change'])).toBe(0)
    expect(code([])).toBe(0)
  })

  test('is 1 for a finding', () => {
    expect(code(['noticed'], [finding])).toBe(1)
  })

  test('is 4 for what was not measured or not tried, whatever else was found', () => {
    expect(code(['noticed', 'unmeasured'], [finding])).toBe(4)
    expect(code(['noticed', 'not-tried'])).toBe(4)
  })

  test('is 0 for a part that cannot be undone alone beside one that is noticed, 4 when nothing is', () => {
    expect(code(['noticed', 'incidental'])).toBe(0)
    expect(code(['incidental'])).toBe(4)
  })
})

describe('a command line asks for', () => {
  test.each<[operands: readonly string[], wish: ChangeWish]>([
    [[], { kind: 'since' }],
    [['main'], { kind: 'since', ref: 'main' }],
    [['a..b'], { kind: 'range', from: 'a', to: 'b', isFromMergeBase: false }],
    [['a...b'], { kind: 'range', from: 'a', to: 'b', isFromMergeBase: true }],
    [['v1.2.3..'], { kind: 'range', from: 'v1.2.3', to: 'HEAD', isFromMergeBase: false }],
  ])('%j', (operands, wish) => {
    expect(changeWish({ operands })).toEqual(wish)
  })

  test('one change, not two', () => {
    expect(refusedWith(() => changeWish({ operands: ['main'], staged: true })).code).toBe('usage')
    expect(refusedWith(() => changeWish({ operands: ['a', 'b'] })).code).toBe('usage')
  })

  test.each<[ChangeWish, string]>([
    [{ kind: 'since' }, 'pnpm teeth diff -t part:1'],
    [{ kind: 'since', ref: 'origin/main' }, 'pnpm teeth diff origin/main -t part:1'],
    [{ kind: 'range', from: 'a', to: 'b', isFromMergeBase: true }, 'pnpm teeth diff a...b -t part:1'],
    [{ kind: 'commit', ref: 'HEAD' }, 'pnpm teeth diff --commit HEAD -t part:1'],
    [{ kind: 'staged' }, 'pnpm teeth diff --staged -t part:1'],
  ])('%j again by its own words', (wish, line) => {
    const asked = { wish, tests: 'related', isMatrix: false, budgetMs: 1, testFiles: 1, runs: request() } as const
    expect(reproduceUnit('part:1', asked)).toBe(line)
    const inCopy = { ...asked, runs: request({ strategy: 'copy' }) }
    expect(reproduceUnit('part:1', inCopy)).toBe(line.replace(' -t', ' --strategy copy -t'))
  })
})

describe('specifiers', () => {
  test.each([
    ['./rows', 'src/rows.ts'],
    ['./rows.js', 'src/rows.ts'],
    ['./rows.ts', 'src/rows.ts'],
    ['../src/rows', 'src/rows.ts'],
    ['./table', 'src/table/index.ts'],
    ['rows', undefined],
  ])('%s from src/user.ts is %s', (specifier, file) => {
    expect(resolveIn(new Set(['src/rows.ts', 'src/table/index.ts']), 'src/user.ts', specifier)).toBe(file)
  })

  test.each([
    ['src', 'src/a.ts', './a.ts'],
    ['src/lib', 'src/a.ts', '../a.ts'],
    ['', 'src/a.ts', './src/a.ts'],
    ['a/b', 'c/d.ts', '../../c/d.ts'],
  ])('from %s to %s it is %s', (folder, path, specifier) => {
    expect(relativePath(folder, path)).toBe(specifier)
  })
})
