/** Whatever step of writing and restoring fails, and after whatever step a crash comes: the file is in the end what it was. */

import { chmodSync, linkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { disk as realDisk } from '../../../src/world/disk.ts'
import { recover, takeBack } from '../../../src/world/journal-recovery.ts'
import { hasJournal } from '../../../src/world/state-folder.ts'
import { diskError, watchedDisk } from '../../support/failing-disk.ts'
import { FILE, lay, layAndLift, OLD, TEXT, textOf } from '../../support/laid-file.ts'
import { scratch, type Texts } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

/** Some thousand rounds on a real disk. */
const LONGEST_MS = 120_000

const KINDS: readonly (readonly [string, Texts, (root: string) => void])[] = [
  ['a plain file', { [FILE]: TEXT }, () => undefined],
  ['an executable file', { [FILE]: TEXT }, (root) => chmodSync(join(root, FILE), 0o755)],
  ['a file nobody else may read', { [FILE]: TEXT }, (root) => chmodSync(join(root, FILE), 0o600)],
  ['a file with CRLF and a BOM', { [FILE]: `\uFEFF${TEXT.replace('\n', '\r\n')}` }, () => undefined],
  [
    'a file behind a link',
    { 'real/rate.ts': TEXT, 'src/x.ts': '' },
    (root) => symlinkSync('../real/rate.ts', join(root, FILE)),
  ],
  ['a file with a second name', { [FILE]: TEXT }, (root) => linkSync(join(root, FILE), join(root, 'twin.ts'))],
]

describe.each(KINDS)('%s', { timeout: LONGEST_MS }, (_, texts, prepare) => {
  const project: Project = () => {
    const root = scratch(texts)
    prepare(root)
    return root
  }

  test('holds the old behaviour, and then is exactly what it was', () => {
    const root = project()
    const before = treePrint(root)
    const { journal, entry } = lay(realDisk, root)
    expect(textOf(root)).toBe(OLD)
    expect(takeBack(journal, entry, 'gone').kind).toBe('restored')
    expect(treePrint(root)).toEqual(before)
  })

  test('survives a failure of every single step', () => {
    expect(harmfulFailures(project, 'EIO')).toEqual([])
  })

  test('survives a crash after every single step', () => {
    expect(harmfulCrashes(project)).toEqual([])
  })

  test('survives a crash in the recovery from a crash', () => {
    const root = project()
    const before = treePrint(root)
    lay(watchedDisk().disk, root)
    for (let last = 0; hasJournal(realDisk, root); last += 1) {
      tryTo(() => recover({ disk: watchedDisk((at) => (at > last ? diskError('CRASH') : undefined)).disk, root }))
    }
    expect(treePrint(root)).toEqual(before)
  })
})

test.each(['ENOSPC', 'EACCES'])('%s in any single step leaves the file as it was', { timeout: LONGEST_MS }, (code) => {
  expect(harmfulFailures(() => scratch({ [FILE]: TEXT }), code)).toEqual([])
})

type Project = () => string

/** The steps after whose failure the tree is not what it was, once the next command has recovered. */
function harmfulFailures(project: Project, code: string): readonly string[] {
  return stepsOf(project()).flatMap((name, index) => {
    const failing = (at: number) => (at === index + 1 ? diskError(code) : undefined)
    // Without a second name the original comes back from its bytes.
    const likeness = name === 'linkSync' ? 'bytes' : 'exact'
    return isHarmless(project(), failing, likeness) ? [] : [`${index + 1} ${name}`]
  })
}

/** The same for a crash: no later step does anything. */
function harmfulCrashes(project: Project): readonly string[] {
  return stepsOf(project()).flatMap((name, index) => {
    const failing = (at: number) => (at > index ? diskError('CRASH') : undefined)
    return isHarmless(project(), failing, 'exact') ? [] : [`before ${index + 1} ${name}`]
  })
}

function isHarmless(root: string, failing: (at: number) => Error | undefined, likeness: 'exact' | 'bytes'): boolean {
  const before = treePrint(root, likeness)
  tryTo(() => layAndLift(watchedDisk(failing).disk, root))
  recover({ disk: realDisk, root })
  return treePrint(root, likeness).join('\n') === before.join('\n')
}

function stepsOf(root: string): readonly string[] {
  const { disk, calls } = watchedDisk()
  layAndLift(disk, root)
  expect(calls.length).toBeGreaterThan(20)
  return calls
}

function tryTo(act: () => unknown): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}
