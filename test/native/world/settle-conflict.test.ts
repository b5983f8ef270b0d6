/** A conflict that a person settles: the file holds what was wished, and no version of it is lost, whatever happens. */

import { existsSync, linkSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { disk as realDisk, type Disk } from '../../../src/world/disk.ts'
import { type Conflict, recover } from '../../../src/world/journal-recovery.ts'
import { settleConflict, settledFolder } from '../../../src/world/settle-conflict.ts'
import { hasJournal } from '../../../src/world/state-folder.ts'
import { diskError, watchedDisk } from '../../support/failing-disk.ts'
import { FILE, lay, OLD, TEXT, textOf } from '../../support/laid-file.ts'
import { scratch } from '../../support/scratch.ts'

const EDITED = 'export const rate = 0.1\n// 7 % from May on\n'
const MERGED = 'export const rate = 0.2\n// 7 % from May on\n'

function edited(text: string | undefined = EDITED): string {
  const root = scratch({ [FILE]: TEXT })
  lay(realDisk, root)
  if (text === '') rmSync(join(root, FILE))
  else writeFileSync(join(root, FILE), text)
  return root
}

function conflictIn(root: string): Conflict {
  const [conflict] = recover({ disk: realDisk, root })
  if (conflict?.kind !== 'conflict') throw new Error(`a conflict was expected, and it is ${conflict?.kind}`)
  return conflict
}

function settle(root: string, wished: string | undefined, disk: Disk = realDisk): Conflict {
  const conflict = conflictIn(root)
  settleConflict({ disk, root }, conflict, wished === undefined ? undefined : Buffer.from(wished))
  return conflict
}

/** Every text in a folder, whatever it is called. */
function textsIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

describe('a file that was changed', () => {
  test.each([
    ['as it was before', TEXT],
    ['as it was changed', EDITED],
    ['both put together', MERGED],
  ])('holds what is wished, and every version is kept: %s', (_, wished) => {
    const root = edited()
    const { entry } = settle(root, wished)
    expect(textOf(root)).toBe(wished)
    expect(textsIn(settledFolder(root, entry))).toEqual(expect.arrayContaining([TEXT, EDITED, OLD]))
    expect(recover({ disk: realDisk, root })).toEqual([])
  })

  test('is no journal any more, and git sees nothing of what is kept', () => {
    const root = edited()
    settle(root, TEXT)
    expect(hasJournal(realDisk, root)).toBe(false)
    expect(readFileSync(join(root, '.teeth/.gitignore'), 'utf8')).toBe('*\n')
  })

  test('gets the original itself, with its other names', () => {
    const root = scratch({ [FILE]: TEXT })
    linkSync(join(root, FILE), join(root, 'twin.ts'))
    const before = lstatSync(join(root, FILE)).ino
    lay(realDisk, root)
    writeFileSync(join(root, FILE), EDITED)
    settle(root, TEXT)
    expect(lstatSync(join(root, FILE))).toMatchObject({ ino: before, nlink: 2 })
  })
})

describe('a file that was deleted', () => {
  test('stays so when that is wished', () => {
    const root = edited('')
    settle(root, undefined)
    expect(existsSync(join(root, FILE))).toBe(false)
    expect(recover({ disk: realDisk, root })).toEqual([])
  })

  test('comes back, with its folder', () => {
    const root = edited('')
    rmSync(join(root, 'src'), { recursive: true })
    settle(root, TEXT)
    expect(textOf(root)).toBe(TEXT)
  })
})

test('settling stays inside: a file that leads out of the project is not written', () => {
  const root = edited()
  const outside = scratch({ 'rate.ts': EDITED })
  rmSync(join(root, 'src'), { recursive: true })
  symlinkSync(outside, join(root, 'src'))
  expect(() => settle(root, TEXT)).toThrow('leads elsewhere')
  expect(readFileSync(join(outside, 'rate.ts'), 'utf8'), 'a file that leads out of the project is not written').toBe(
    EDITED,
  )
})

/** Settles while each single step fails in turn, or is the last. Answers the steps after which a version was lost. */
function lossesOf(wished: string, failing: (at: number, step: number) => Error | undefined): readonly string[] {
  const { disk, calls } = watchedDisk()
  settle(edited(), wished, disk)
  expect(calls.length).toBeGreaterThan(15)
  return calls.flatMap((name, index) => {
    const root = edited()
    try {
      settle(root, wished, watchedDisk((at) => failing(at, index + 1)).disk)
    } catch (error) {
      if (!(error instanceof Error)) throw error
    }
    recover({ disk: realDisk, root })
    const left = textsIn(root)
    return [TEXT, EDITED, OLD].every((text) => left.includes(text)) ? [] : [`${index + 1} ${name}`]
  })
}

describe.each([TEXT, EDITED, MERGED])('every version is there afterwards, when %j is wished', (wished) => {
  test('and any single step fails', () => {
    expect(lossesOf(wished, (at, step) => (at === step ? diskError('ENOSPC') : undefined))).toEqual([])
  })

  test('and a crash comes before any single step', () => {
    expect(lossesOf(wished, (at, step) => (at >= step ? diskError('CRASH') : undefined))).toEqual([])
  })
})
