/** A sweep that may take so long and no longer: what it takes first, and what it says it left out. */

import { describe, expect, test } from 'vitest'
import type { StrykerReport } from '../../../src/model/sweep.ts'
import { joinReports, withNamedTests } from '../../../src/sweep/join-reports.ts'
import { rankFiles } from '../../../src/sweep/rank-files.ts'
import { inSlices } from '../../../src/sweep/slices.ts'
import { renderSweepTerminal } from '../../../src/report/sweep-terminal.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { guard } from '../../support/guards.ts'
import { FILE, report, strykerMutant, swept, TEST } from './swept.ts'

const EMPTY: StrykerReport = { schemaVersion: '2', files: {} }

/** Files of 10,000 characters, a millisecond each thousand. */
async function sliced(count: number, budgetMs: number) {
  let now = 0
  const taken: number[] = []
  const files = Array.from({ length: count }, (_, at) => ({ file: `${at}.ts`, size: 10_000 }))
  const { leftOut } = await inSlices({
    ...{ files, budgetMs },
    spent: () => now,
    run: async (mutate) => {
      now += mutate.length * 10
      taken.push(mutate.length)
      return { kind: 'finished', report: EMPTY }
    },
  })
  return { taken, leftOut: leftOut.files.length }
}

describe('slices', () => {
  test('the next slice is no larger than the time that is left allows', async () => {
    expect(await sliced(9, 100)).toEqual({ taken: [2, 4], leftOut: 3 })
  })

  test('end when there is nothing left', async () => {
    expect(await sliced(5, 10_000)).toEqual({ taken: [2, 3], leftOut: 0 })
  })

  test('are one at least, whatever the budget', async () => {
    expect(await sliced(3, 1)).toEqual({ taken: [2], leftOut: 1 })
  })

  test('may take what is left of their share of the budget', async () => {
    let now = 0
    const allowed: number[] = []
    await inSlices({
      files: Array.from({ length: 5 }, (_, at) => ({ file: `${at}.ts`, size: 10_000 })),
      budgetMs: 100,
      spent: () => now,
      run: async (_, leftMs) => {
        allowed.push(leftMs)
        now += 20
        return { kind: 'finished', report: EMPTY }
      },
    })
    expect(allowed).toEqual([60, 40])
  })
})

describe('a slice whose time is up', () => {
  const cut = (untried: number) => (all: StrykerReport) => ({ kind: 'cut', report: all, untried }) as const
  const wish = { budgetMs: 1000 }
  const KILLED = strykerMutant('n > 10', 'true', { status: 'Killed' })

  test('StrykerJS is ended where the time for it is up', async () => {
    const { asked } = await swept({ mutants: [KILLED], wish })
    expect(asked?.timeIsUp, 'StrykerJS is ended where the time for it is up').toBeInstanceOf(AbortSignal)
    expect((await swept({ mutants: [KILLED] })).asked?.timeIsUp).toBeUndefined()
  })

  test('counts what was not tried, and nothing is said of it', async () => {
    const { ledger } = await swept({ mutants: [KILLED], end: cut(3), wish })
    expect([ledger.leftOut, ledger.folders]).toEqual([{ files: [], mutants: 3 }, []])
    expect(ledger.score.confirmed).toEqual({ detected: 1, valid: 1 })
    const text = renderSweepTerminal(ledger, { colour: PLAIN, width: 80, isVerbose: false })
    expect(text).toMatch(/^3 mutants were not tried\n/)
  })

  test('is left out where StrykerJS did not come as far as its first mutant, and a longer time is asked for', async () => {
    const { ledger } = await swept({ mutants: [KILLED], end: () => ({ kind: 'not-begun' }), wish })
    expect(ledger.leftOut).toEqual({ files: [FILE], mutants: 0 })
    const text = renderSweepTerminal(ledger, { colour: PLAIN, width: 80, isVerbose: false })
    expect(text).toContain('next      Give it a longer `--budget`')
  })
})

describe('files are taken first', () => {
  const files = ['src/a.ts', 'src/b.ts']
  const git = (changed: Readonly<Record<string, readonly string[]>>) => ({
    head: async () => undefined,
    state: async () => new Map(),
    changedSince: async (ref: string) => {
      const found = changed[ref]
      if (found === undefined) throw new Error('no such ref')
      return found
    },
    textAt: async () => ({ kind: 'gone', detail: '' }) as const,
  })

  test.each<[string, Readonly<Record<string, readonly string[]>>, readonly [string, string][], boolean]>([
    ['that were changed lately', { 'HEAD~10': ['src/b.ts'] }, [], false],
    ['that hold a guard', {}, [], true],
    ['that others import', {}, [['src/c.ts', "import { b } from './b.ts'\n"]], false],
    ['that others import without an ending', {}, [['test/c.ts', "const b = await import('../src/b')\n"]], false],
  ])('%s', async (_, changed, texts, isGuarded) => {
    const [site] = guard().sites
    const guards = isGuarded && site !== undefined ? [guard({ sites: [{ ...site, file: 'src/b.ts' }] })] : []
    const ranked = await rankFiles({ git: git(changed) }, files, { guards, texts: new Map(texts) })
    expect(ranked).toEqual(['src/b.ts', 'src/a.ts'])
  })
})

describe('a sweep whose time is up', () => {
  const mutants = [strykerMutant('n > 10', 'true')]
  const late = () => swept({ mutants, timer: AbortSignal.abort(), wish: { budgetMs: 1000 } })

  test('says what was left out, and nothing of it', async () => {
    const { ledger } = await late()
    expect(ledger.leftOut).toEqual({ files: [], mutants: 1 })
    expect(ledger.report.files[FILE]?.mutants[0]).toMatchObject({ status: 'Pending' })
    expect(ledger.folders).toEqual([])
    const text = renderSweepTerminal(ledger, { colour: PLAIN, width: 80, isVerbose: false })
    expect(text).toContain('\n  left out  1 mutant not tried to the end\n')
    expect(text).toContain('\n  next      Run the same command again: it goes on with what was left out.\n')
  })

  test('was not interrupted', async () => {
    expect((await late()).ledger.exitCode).toBe(0)
  })
})

describe('reports of several runs', () => {
  const other: StrykerReport = {
    schemaVersion: '2',
    files: { 'src/b.ts': { source: '', mutants: [strykerMutant('n > 10', 'x', { coveredBy: ['0'] })] } },
    testFiles: {
      [TEST]: { tests: [{ id: '0', name: 'cuts' }] },
      'test/b.test.ts': { tests: [{ id: '1', name: 'is' }] },
    },
  }
  const one: StrykerReport = {
    ...report([strykerMutant('n > 10', 'true', { coveredBy: ['1'], killedBy: ['1'] })]),
    testFiles: { [TEST]: { tests: [{ id: '1', name: 'cuts' }] } },
  }

  test('have one id for a test, whatever Stryker called it', () => {
    const { files, testFiles } = joinReports([one, other].map(withNamedTests))
    expect(files[FILE]?.mutants[0]).toMatchObject({ coveredBy: [`${TEST} > cuts`], killedBy: [`${TEST} > cuts`] })
    expect(files['src/b.ts']?.mutants[0]).toMatchObject({ coveredBy: [`${TEST} > cuts`] })
    expect(testFiles?.[TEST]?.tests).toEqual([{ id: `${TEST} > cuts`, name: 'cuts' }])
  })
})
