/** What a person can take of a file that was changed while its old behaviour was in it, and what is said about each outcome. */

import { describe, expect, test } from 'vitest'
import { restoreText } from '../../../src/cli/restore-text.ts'
import { merged, taken } from '../../../src/cli/taken.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import type { Entry } from '../../../src/world/journal-entry.ts'
import type { Outcome } from '../../../src/world/restore-tree.ts'
import { fileEntry } from '../../support/file-entry.ts'

const TERMS = { root: '/shop', again: 'pnpm teeth', paint: PLAIN }
const entry: Entry = fileEntry('src/till of may.ts')
const versions = (edited: Buffer | undefined) => ({
  edited,
  original: Buffer.from('two\nand\nthree\n'),
  reverted: Buffer.from('one\nand\nthree\n'),
})
const conflict = {
  kind: 'conflict',
  entry,
  edited: '/shop/src/till of may.ts',
  original: '/shop/.teeth/journal/1/original',
  reverted: '/shop/.teeth/journal/1/reverted',
} as const

function standing(edited: Buffer | undefined, why: 'leave' | 'not-possible' = 'leave'): string {
  return restoreText([{ kind: 'stands', conflict, versions: versions(edited), why }], TERMS)
}

describe('what is taken', () => {
  const edited = Buffer.from('one\nand\nfour\n')

  test('holds the change without the old behaviour when it is merged', () => {
    expect(merged(versions(edited))?.toString()).toBe('two\nand\nfour\n')
  })

  test('is the file itself when its editor held the original: what an editor saves over the old behaviour is merged already', () => {
    const saved = Buffer.from('two\nby hand\nand\nthree\n')
    expect(merged(versions(saved)), 'what an editor saves over the old behaviour is merged already').toEqual(saved)
  })

  test.each([
    ['a change of the same line', Buffer.from('seven\nand\nthree\n')],
    ['a file that is no text', Buffer.from([0x6f, 0xe4, 0x0a])],
    ['a file that was deleted', undefined],
  ])('cannot be merged with %s', (_, bytes) => {
    expect(taken('merged', versions(bytes))).toEqual({ kind: 'not-possible' })
  })

  test('is the version itself otherwise', () => {
    expect(taken('original', versions(edited))).toEqual({ kind: 'settle', wished: versions(edited).original })
    expect(taken('edited', versions(undefined))).toEqual({ kind: 'settle', wished: undefined })
  })
})

describe('what is said', () => {
  test.each<[string, Outcome, RegExp]>([
    ['restored', { kind: 'restored', entry }, /^restored `src\/till of may\.ts`: a teeth that was ended on /],
    ['back already', { kind: 'was-original', entry }, /^`src\/till of may\.ts` is as it was\n$/],
    ['in work', { kind: 'left-to-its-owner', entry }, /is left to the teeth that is at work in it \(process 7\)\n$/],
    [
      'settled',
      { kind: 'settled', entry, kept: '/shop/.teeth/settled/1' },
      /every version of it is in `\.teeth\/settled\/1`\n$/,
    ],
    [
      'set aside',
      { kind: 'set-aside', folder: '/shop/.teeth/settled/1' },
      /is in `\.teeth\/settled\/1`, and no file was touched\n$/,
    ],
    [
      'unreadable',
      { kind: 'unreadable', folder: '/shop/.teeth/journal/1' },
      /cannot be read: .*\n`pnpm teeth restore --take edited` /,
    ],
  ])('of one that is %s', (_, outcome, expected) => {
    expect(restoreText([outcome], TERMS)).toMatch(expected)
  })

  test('of a conflict can be copied into a shell', () => {
    expect(standing(Buffer.from('one\nand\nfour\n'))).toContain(
      "  pnpm teeth restore 'src/till of may.ts' --take merged    the change, without the old behaviour\n",
    )
  })

  test('of one that cannot be merged offers no merging', () => {
    const text = standing(Buffer.from('seven\nand\nthree\n'), 'not-possible')
    expect(text).toContain('it cannot be merged\n')
    expect(text).not.toContain('--take merged')
  })

  test('of a file that is no text shows none of it', () => {
    expect(standing(Buffer.from([0x6f, 0xe4, 0x0a]))).not.toContain('@@')
  })

  test('of a long difference is cut, and free of what a terminal would take for a command', () => {
    const text = standing(Buffer.from('\u001b[2Jx\n'.repeat(200)))
    expect(text).toContain('… 144 more lines\n')
    expect(text).not.toContain('\u001b')
  })
})
