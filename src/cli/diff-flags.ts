/** The flags of `teeth diff`: which change, which tests, how long. */

import { TeethError } from '../errors/teeth-error.ts'
import { nearest } from '../model/nearest.ts'
import { CONFIG, type Flag, REPORTER as ANY_REPORTER, STRATEGY as ANY_STRATEGY } from './flag-table.ts'
import type { Flags } from './flags.ts'
import { wholeNumber } from './numbers.ts'

export const COMMIT: Flag = {
  name: 'commit',
  short: 'c',
  value: { kind: 'required', label: 'sha' },
  summary: 'this commit against its first parent; it has to be checked out',
  take: (flags, text) => ({ ...flags, commit: text }),
}

export const STAGED: Flag = {
  name: 'staged',
  summary: 'what is staged, against HEAD',
  take: (flags) => ({ ...flags, staged: true }),
}

export const WORKTREE: Flag = {
  name: 'worktree',
  summary: 'what is not committed, staged or not, against HEAD',
  take: (flags) => ({ ...flags, worktree: true }),
}

export const WRITE: Flag = {
  name: 'write',
  summary: 'write the annotation into the file',
  take: (flags) => ({ ...flags, write: true }),
}

export const TESTS: Flag = {
  name: 'tests',
  value: { kind: 'required', label: 'changed|related|all' },
  summary: 'tests of the change alone, also those that import what changed, or all (default: related)',
  take: (flags, text) => ({ ...flags, tests: tests(text) }),
}

export const MATRIX: Flag = {
  name: 'matrix',
  summary: 'go on when a test has noticed, and show which test notices what',
  take: (flags) => ({ ...flags, matrix: true }),
}

export const BUDGET: Flag = {
  name: 'budget',
  value: { kind: 'required', label: 's' },
  summary: 'start no new run after this many seconds, and say what was left out (default: 300)',
  take: (flags, text) => ({
    ...flags,
    budget: wholeNumber(text, { flag: '--budget', least: 1, most: 86_400, unit: 'seconds' }),
  }),
}

/** `-c` is a commit here, as `git` people write it. */
export const CONFIG_LONG: Flag = {
  name: CONFIG.name,
  value: { kind: 'required', label: 'file' },
  summary: CONFIG.summary,
  take: CONFIG.take,
}

export const REPORTER: Flag = {
  ...ANY_REPORTER,
  summary: 'default, json, markdown or github-actions, and the file to write it to; may repeat',
}

export const STRATEGY: Flag = {
  ...ANY_STRATEGY,
  summary: 'how the old behaviour gets before the tests: auto, overlay or copy (default: auto)',
}

export const UNIT_PATTERN: Flag = {
  name: 'test-name-pattern',
  short: 't',
  value: { kind: 'required', label: 'pattern' },
  summary: 'only units whose title or file holds this text, or the one of this id',
  take: (flags, text) => ({ ...flags, testNamePattern: text }),
}

const CHOICES = ['changed', 'related', 'all'] as const

function tests(text: string): NonNullable<Flags['tests']> {
  const found = CHOICES.find((choice) => choice === text)
  if (found !== undefined) return found
  const meant = nearest(text, CHOICES)
  const hint = meant === undefined ? 'expected `changed`, `related` or `all`' : `did you mean \`${meant}\`?`
  throw new TeethError('usage', `\`--tests ${text}\` is none of the choices; ${hint}`)
}
