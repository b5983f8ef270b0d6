/** What the state of a tree means for the next command, and how a diagnosis is shown. */

import { describe, expect, test } from 'vitest'
import { doctorText } from '../../../src/cli/doctor-text.ts'
import type { Finding } from '../../../src/cli/finding.ts'
import { stoppedBy } from '../../../src/cli/finding.ts'
import { diskFindings } from '../../../src/cli/strategy-findings.ts'
import { isSettled, treeFindings } from '../../../src/cli/tree-findings.ts'
import { TeethError } from '../../../src/errors/teeth-error.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import type { TreeState } from '../../../src/world/tree-state.ts'
import { fileEntry } from '../../support/file-entry.ts'

const QUIET: TreeState = { hasTemp: true, holders: [], entries: [], unreadable: [], settled: [], leftovers: [] }
const entry = fileEntry('src/till.ts')
const holder = (mode: 'reading' | 'writing') => ({ mode, owner: entry.owner, since: entry.startedAt })

/** What is not fine, as `topic state: text`. */
function said(state: Partial<TreeState>): readonly string[] {
  const findings = treeFindings({ ...QUIET, ...state }).filter((finding) => finding.state !== 'fine')
  return findings.map((finding) => `${finding.topic} ${finding.state}: ${finding.text}`)
}

describe('a tree', () => {
  test('in which nothing is the matter says so of each thing', () => {
    expect(treeFindings(QUIET).map(({ topic, state }) => [topic, state])).toEqual([
      ['lock', 'fine'],
      ['journal', 'fine'],
      ['leftovers', 'fine'],
    ])
  })

  test.each<[string, Partial<TreeState>, string]>([
    [
      'without a folder for locks',
      { hasTemp: false },
      'lock stops: there is no folder for temporary files that can be written, and locks lie in it',
    ],
    [
      'that is written',
      { holders: [holder('writing')] },
      'lock note: a teeth (process 7, since 2026-12-01T08:00:00.000Z) writes the tree: the next command waits for it',
    ],
    [
      'in which tests are run',
      { holders: [holder('reading')] },
      'lock note: a teeth (process 7, since 2026-12-01T08:00:00.000Z) runs tests: only `--strategy in-place` waits for it',
    ],
    [
      'with a file under a trial',
      { entries: [{ entry, state: 'reverted', owner: 'alive' }] },
      'journal note: `src/till.ts` is under a trial since 2026-12-01T08:00:00.000Z',
    ],
    [
      'with old behaviour in a file',
      { entries: [{ entry, state: 'reverted', owner: 'gone' }] },
      'journal note: `src/till.ts` holds the old behaviour of a teeth that was ended: the next command restores it',
    ],
    [
      'with an entry too many',
      { entries: [{ entry, state: 'original', owner: 'elsewhere' }] },
      'journal note: `src/till.ts` is as it was: the next command forgets its entry',
    ],
    [
      'with a file that was changed',
      { entries: [{ entry, state: 'other', owner: 'gone' }] },
      'journal stops: `src/till.ts` was changed while its old behaviour was in it',
    ],
    [
      'with a file that was deleted',
      { entries: [{ entry, state: 'missing', owner: 'gone' }] },
      'journal stops: `src/till.ts` was deleted while its old behaviour was in it',
    ],
    [
      'with an entry that cannot be read',
      { unreadable: ['.teeth/journal/1'] },
      'journal stops: `.teeth/journal/1` cannot be read',
    ],
    [
      'with what was settled',
      { settled: ['.teeth/settled/1'] },
      'journal note: `.teeth/settled/1` keeps the versions of a conflict that was settled',
    ],
    [
      'with leftovers',
      { leftovers: ['/tmp/a', '/tmp/b'] },
      'leftovers note: 2 folders of killed commands: the next command removes them',
    ],
  ])('%s', (_, state, expected) => {
    expect(said(state)).toEqual([expected])
  })

  test('that stops a run says with which code, and what to do', () => {
    const findings = treeFindings({ ...QUIET, entries: [{ entry, state: 'other', owner: 'gone' }] })
    expect(findings.find(({ state }) => state === 'stops')).toMatchObject({
      exitCode: 70,
      next: expect.stringContaining('`teeth restore`'),
    })
  })

  test.each<[string, Partial<TreeState>, boolean]>([
    ['with tests running', { holders: [holder('reading')] }, true],
    ['that is written', { holders: [holder('writing')] }, false],
    ['with an entry', { entries: [{ entry, state: 'reverted', owner: 'gone' }] }, false],
    ['with an entry that cannot be read', { unreadable: ['.teeth/journal/1'] }, false],
  ])('%s: Vitest is not started on old behaviour', (_, state, expected) => {
    expect(isSettled({ ...QUIET, ...state })).toBe(expected)
  })
})

describe('a strategy that cannot be used here', () => {
  const outlook = {
    copy: { top: '/shop', files: 3, refusal: 'no room for a copy' },
    inPlace: { refusal: '`/shop` cannot be written' },
  }

  test('is worth a note where another one is taken', () => {
    expect(diskFindings(outlook, 'auto').map(({ topic, state }) => [topic, state])).toEqual([
      ['copy', 'note'],
      ['in-place', 'note'],
    ])
  })

  test.each([
    ['copy', 0, 'TMPDIR'],
    ['in-place', 1, '--strategy copy'],
  ] as const)('stops a run that asks for it, and the way out is its own: %s', (strategy, at, wayOut) => {
    expect(diskFindings(outlook, strategy)[at], 'the way out is its own').toMatchObject({
      topic: strategy,
      state: 'stops',
      exitCode: 4,
      next: expect.stringContaining(wayOut),
    })
  })
})

test('what stops a command stops the diagnosis of its topic, and a fault of ours is thrown on', () => {
  expect(stoppedBy('vitest', new TeethError('vitest-missing', 'none here'))).toMatchObject({
    text: 'none here',
    exitCode: 2,
  })
  expect(() => stoppedBy('vitest', new TypeError('oh'))).toThrow('oh')
})

test('a diagnosis is a line for each thing, and what to do about it', () => {
  const findings: readonly Finding[] = [
    { topic: 'lock', state: 'fine', text: 'free' },
    { topic: 'journal', state: 'stops', text: 'one\ntwo\u001b[2J', next: 'Do it.', exitCode: 70 },
  ]
  const versions = { teeth: '0.1.0', node: '24.21.0', vitest: null, git: '2.39.5', platform: 'linux x64' }
  const text = doctorText({ schemaVersion: 1, exitCode: 70, versions, root: '/shop', findings }, PLAIN)
  expect(text).toMatchInlineSnapshot(`
    "teeth 0.1.0 · node 24.21.0 · git 2.39.5 · platform linux x64 · no vitest
    /shop
    ✓ lock           free
    ✗ journal        one
                     two\\u001b[2J
                     next  Do it.
    "
  `)
})
