/** What is said where the old behaviour was on disk, or where it would have had to be. */

import { describe, expect, test } from 'vitest'
import { wayPhrase } from '../../../src/errors/disk-sentences.ts'
import { explainReason } from '../../../src/errors/explain-reason.ts'
import type { Way } from '../../../src/model/strategy.ts'
import type { Reason } from '../../../src/model/verdict.ts'
import { guard } from '../../support/runs.ts'

const TEST = { file: 'test/cli.test.ts' }
const UNSERVED: Reason = { kind: 'never-served', file: 'src/cli.ts' }

function said(reason: Reason, way: Way) {
  return explainReason({ verdict: 'unreached', reason, alsoNoticedBy: [], way }, guard(), TEST)
}

describe('code that an overlay did not meet', () => {
  test.each(['never-served', 'never-loaded'] as const)('(%s) names the strategy that would help', (kind) => {
    expect(said({ kind, file: 'src/cli.ts' }, { strategy: 'overlay' }).nextStep).toMatch(
      / Where another process, a build or `require` loads it, prove it with `--strategy copy`\.$/,
    )
  })

  test('names no strategy when a copy has been tried', () => {
    const { observed, nextStep } = said(UNSERVED, { strategy: 'overlay', because: { kind: 'nor-from-disk' } })
    expect(observed).toContain('In a copy of the tree nothing met it on disk either.')
    expect(nextStep).not.toContain('--strategy')
  })

  test('names what a copy lacks when that told nothing', () => {
    const because = { kind: 'copy-of-no-use', detail: 'without any revert the run fails' } as const
    const { observed, nextStep } = said(UNSERVED, { strategy: 'overlay', because })
    expect(observed).toMatch(/ told nothing: without any revert the run fails\.$/)
    expect(nextStep).toContain('let `prepare:` make what the copy lacks')
  })

  test('was there when it was on disk', () => {
    const { observed } = said({ kind: 'never-loaded', file: 'src/cli.ts' }, { strategy: 'copy' })
    expect(observed).toBe(
      '`src/cli.ts` was on disk and never evaluated here: a mock stands in its place, or it ran in another process or a page.',
    )
  })
})

describe('a command that failed', () => {
  const OUTPUT = '\n> shop@1.0.0 build\n> tsc\n\nsrc/cli.ts(3,10): error TS2304: Cannot find name `x`.\n ELIFECYCLE \n'
  const failed = (when: 'control' | 'trial', output = OUTPUT): Reason => {
    return { kind: 'prepare-failed', command: 'pnpm build', how: 'exit code 2', output, when }
  }

  test('is quoted by the line that tells', () => {
    expect(said(failed('trial'), { strategy: 'copy' }).observed).toBe(
      "With the old behaviour in place `pnpm build` ended with exit code 2: `src/cli.ts(3,10): error TS2304: Cannot find name 'x'.`, so that no test was run.",
    )
  })

  test('is not quoted when it said nothing', () => {
    expect(said(failed('control', ''), { strategy: 'copy' }).observed).toBe(
      'Without any revert `pnpm build` ended with exit code 2.',
    )
  })
})

test('a red control of a copy may be red for what git ignores', () => {
  expect(said({ kind: 'control-is-red' }, { strategy: 'copy' }).nextStep).toContain('make what git ignores')
  expect(said({ kind: 'control-is-red' }, { strategy: 'overlay' }).nextStep).toContain('npx vitest run')
})

test.each<[Way['because'], string | undefined]>([
  [undefined, undefined],
  [{ kind: 'asked-for' }, '`--strategy copy` was asked for'],
  [{ kind: 'has-a-command-to-run', command: 'pnpm build' }, '`pnpm build` is to be run after the revert'],
  [{ kind: 'not-through-vite', file: 'src/cli.ts' }, '`src/cli.ts` is not loaded through Vite in this test'],
  [
    { kind: 'green-in-memory', file: 'src/cli.ts' },
    'the test imports `src/cli.ts` and runs it from disk as well, where it is what turns the test red',
  ],
  [{ kind: 'nor-from-disk' }, 'in a copy of the tree nothing met the file on disk either'],
  [{ kind: 'copy-of-no-use', detail: 'no space' }, 'a copy of the tree told nothing: no space'],
])('the ledger says why: %j', (because, phrase) => {
  expect(wayPhrase(because === undefined ? { strategy: 'overlay' } : { strategy: 'copy', because })).toBe(phrase)
})
