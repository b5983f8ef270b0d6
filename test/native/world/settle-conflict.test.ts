/** A conflict that a person settles: the file holds what was wished, and no version of it is lost. */

import { existsSync, linkSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { disk as realDisk } from '../../../src/world/disk.ts'
import { recover } from '../../../src/world/journal-recovery.ts'
import { settledFolder } from '../../../src/world/settle-conflict.ts'
import { hasJournal } from '../../../src/world/state-folder.ts'
import { FILE, lay, OLD, TEXT, textOf } from '../../support/laid-file.ts'
import { scratch } from '../../support/scratch.ts'
import { edited, EDITED, MERGED, settle, textsIn } from '../../support/settled-file.ts'

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
