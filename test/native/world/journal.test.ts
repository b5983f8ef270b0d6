/** The journal: what was in a file comes back, unless somebody else has been there. */

import { chmodSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { disk as realDisk } from '../../../src/world/disk.ts'
import { begin, place } from '../../../src/world/journal.ts'
import { recover, takeBack } from '../../../src/world/journal-recovery.ts'
import { NotWritten } from '../../../src/world/not-written.ts'
import { ownIdentity } from '../../../src/world/process-identity.ts'
import { hasJournal } from '../../../src/world/state-folder.ts'
import { writable } from '../../../src/world/writable.ts'
import { diskError, watchedDisk } from '../../support/failing-disk.ts'
import { FILE, lay, layAndLift, OLD, TEXT, textOf } from '../../support/laid-file.ts'
import { git, repository, scratch, write } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

test('a build that goes by times looks again at a file that is back', () => {
  const root = scratch({ [FILE]: TEXT })
  const { journal, entry } = lay(realDisk, root)
  const builtAt = lstatSync(join(root, FILE)).mtimeMs
  takeBack(journal, entry, 'gone')
  expect(lstatSync(join(root, FILE)).mtimeMs).toBeGreaterThanOrEqual(builtAt)
})

describe('without links on the file system', () => {
  const NO_LINKS = () => watchedDisk((_, name) => (name === 'linkSync' ? diskError('EPERM') : undefined)).disk

  test('bytes and mode come back from the journal', () => {
    const root = scratch({ [FILE]: TEXT })
    chmodSync(join(root, FILE), 0o754)
    expect(layAndLift(NO_LINKS(), root).kind).toBe('restored')
    expect(textOf(root)).toBe(TEXT)
    expect(lstatSync(join(root, FILE)).mode & 0o777).toBe(0o754)
  })

  test('a file with a second name is not written when the original cannot be kept itself', () => {
    const root = scratch({ [FILE]: TEXT })
    linkSync(join(root, FILE), join(root, 'twin.ts'))
    const before = treePrint(root)
    expect(() => lay(NO_LINKS(), root)).toThrow(NotWritten)
    expect(treePrint(root)).toEqual(before)
  })
})

describe('an editor that saves meanwhile', () => {
  const EDITED = 'export const rate = 0.1 // 7 % from May on\n'

  test.each(['in place', 'by a rename'])('(%s) is left alone, and every version is there', (how) => {
    const root = scratch({ [FILE]: TEXT })
    const { journal, entry } = lay(realDisk, root)
    if (how === 'by a rename') rmSync(join(root, FILE))
    writeFileSync(join(root, FILE), EDITED)
    const conflict = takeBack(journal, entry, 'gone')
    if (conflict.kind !== 'conflict') throw new Error(conflict.kind)
    expect([conflict.edited, conflict.original, conflict.reverted].map((path) => readFileSync(path, 'utf8'))).toEqual([
      EDITED,
      TEXT,
      OLD,
    ])
    expect(recover(journal)).toEqual([conflict])
    expect(textOf(root)).toBe(EDITED)
  })

  test('at the very moment loses nothing: a late edit is kept, and what was written while the original was put back is kept', () => {
    const root = scratch({ [FILE]: TEXT })
    const { journal, entry } = lay(realDisk, root)
    // Opened before, written to after the file has got its original back.
    const { disk } = watchedDisk((_, name) => {
      if (name === 'renameSync' && textOf(root) === OLD) writeFileSync(join(root, FILE), EDITED)
      return undefined
    })
    const conflict = takeBack({ ...journal, disk }, entry, 'gone')
    if (conflict.kind !== 'conflict') throw new Error(conflict.kind)
    expect(readFileSync(conflict.edited, 'utf8')).toBe(EDITED)
    expect(recover(journal)).toEqual([conflict])
  })

  test('a file that was deleted meanwhile is not made again', () => {
    const root = scratch({ [FILE]: TEXT })
    const { journal, entry } = lay(realDisk, root)
    rmSync(join(root, FILE))
    expect(takeBack(journal, entry, 'gone').kind).toBe('conflict')
  })

  test('whoever puts the original back by hand ends the matter', () => {
    const root = scratch({ [FILE]: TEXT })
    const { journal } = lay(realDisk, root)
    writeFileSync(join(root, FILE), TEXT)
    expect(recover(journal).map(({ kind }) => kind)).toEqual(['was-original'])
    expect(hasJournal(realDisk, root)).toBe(false)
  })
})

describe('the journal itself', () => {
  test('is left to a command that lives', () => {
    const root = scratch({ [FILE]: TEXT })
    const journal = { disk: realDisk, root, owner: ownIdentity() }
    place(
      journal,
      begin(journal, writable(realDisk, root, { file: FILE, before: TEXT }), { reverted: Buffer.from(OLD) }),
    )
    expect(recover(journal).map(({ kind }) => kind)).toEqual(['left-to-its-owner'])
    expect(textOf(root)).toBe(OLD)
  })

  test('is invisible to git while it is there', () => {
    const root = repository({ [FILE]: TEXT })
    lay(realDisk, root)
    expect(git(root, 'status', '--porcelain', '--untracked-files=all')).toBe(` M ${FILE}\n`)
  })

  test('leaves what is not ours in its folder', () => {
    const root = scratch({ [FILE]: TEXT, '.teeth/notes.md': 'mine' })
    layAndLift(realDisk, root)
    expect(readFileSync(join(root, '.teeth/notes.md'), 'utf8')).toBe('mine')
  })

  test('what stays is no journal: a folder that others keep something in is not recovered for ever', () => {
    const root = scratch({ [FILE]: TEXT, '.teeth/notes.md': 'mine' })
    layAndLift(realDisk, root)
    expect(hasJournal(realDisk, root)).toBe(false)
  })

  test('the state folder is no link: nothing is written through a link to outside the project', () => {
    const root = scratch({ [FILE]: TEXT })
    const outside = scratch()
    mkdirSync(join(root, '.teeth'))
    symlinkSync(outside, join(root, '.teeth/journal'))
    expect(() => lay(realDisk, root)).toThrow('is a link')
    expect(treePrint(outside)).toEqual([])
    expect(textOf(root)).toBe(TEXT)
  })

  test('recovery stays inside: an entry that leads out of the project restores nothing', () => {
    const root = scratch({ [FILE]: TEXT })
    const outside = scratch({ 'rate.ts': OLD })
    const { entry } = lay(realDisk, root)
    rmSync(join(root, 'src'), { recursive: true })
    symlinkSync(outside, join(root, 'src'))
    expect(recover({ disk: realDisk, root }).map(({ kind }) => kind)).toEqual(['conflict'])
    expect(readFileSync(join(outside, 'rate.ts'), 'utf8')).toBe(OLD)
    expect(entry.file).toBe(FILE)
  })

  test('tells of an entry that cannot be read, and touches nothing', () => {
    const root = scratch({ [FILE]: TEXT })
    const { entry } = lay(realDisk, root)
    write(root, { [`.teeth/journal/${entry.id}/entry.json`]: '{ "version": 9 }' })
    expect(recover({ disk: realDisk, root })).toEqual([
      { kind: 'unreadable', folder: join(root, '.teeth/journal', entry.id) },
    ])
    expect(textOf(root)).toBe(OLD)
  })
})
