/** The project's files: what is read and found in them, and that nothing outside the root ever is. */

import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files } from '../../../src/world/files.ts'
import { scratch } from '../../support/scratch.ts'

const open = (root: string) => files(root, async () => undefined)

describe('reading', () => {
  test('keeps a byte order mark', async () => {
    expect(await open(scratch({ 'rows.ts': '\uFEFFconst a = 1\r\n' })).read('rows.ts')).toBe('\uFEFFconst a = 1\r\n')
  })

  test('has no text for what is not UTF-8', async () => {
    expect(await open(scratch({ 'rows.ts': new Uint8Array([0x22, 0xff, 0x22]) })).read('rows.ts')).toBeUndefined()
  })

  test.each(['gone.ts', 'src', '../outside.ts', '/etc/hostname'])('has no text for %s', async (path) => {
    expect(await open(scratch({ 'src/rows.ts': '' })).read(path)).toBeUndefined()
  })

  test('follows a link within the project', async () => {
    const root = scratch({ 'src/rows.ts': 'rows' })
    symlinkSync('src/rows.ts', join(root, 'link.ts'))
    expect(await open(root).read('link.ts')).toBe('rows')
  })

  test.each([
    ['of its own', 'secret.ts', 'link.ts', 'link.ts'],
    ['of a folder on the way', '.', 'folder', 'folder/secret.ts'],
  ])('never leaves the project through a link %s', async (...[, target, link, path]) => {
    const outside = scratch({ 'secret.ts': 'secret @teeth' })
    const root = scratch()
    symlinkSync(join(outside, target), join(root, link))
    const project = open(root)
    expect(await project.read(path)).toBeUndefined()
    expect(await project.exists(path)).toBe(false)
    expect(await project.search('@teeth', [path])).toEqual([])
  })

  test('is not led outside by a root that only begins the same', async () => {
    const root = scratch({ 'rows/a.ts': '', 'rows-secret/b.ts': 'secret' })
    expect(await open(join(root, 'rows')).read('../rows-secret/b.ts')).toBeUndefined()
  })
})

describe('the search', () => {
  test('keeps the order it is given and skips what is not there', async () => {
    const root = scratch({
      'b.ts': '// @teeth',
      'a.ts': '// @teeth',
      'c.ts': '// teeth',
      'd.ts': new Uint8Array([0xff]),
    })
    expect(await open(root).search('@teeth', ['b.ts', 'gone.ts', 'c.ts', 'd.ts', 'a.ts'])).toEqual(['b.ts', 'a.ts'])
  })

  test.for([
    ['behind a byte order mark', '\uFEFF'],
    ['without one', ''],
  ])('finds what is in UTF-16, %s', async ([, mark]) => {
    const littleEndian = Buffer.from(`${mark}// @teeth`, 'utf16le')
    const bigEndian = Buffer.from(littleEndian).swap16()
    const root = scratch({ 'le.ts': littleEndian, 'be.ts': bigEndian, 'no.ts': Buffer.from(`${mark}// no`, 'utf16le') })
    const project = open(root)
    const found = await project.search('@teeth', ['le.ts', 'be.ts', 'no.ts'])
    expect(found, 'finds what is in UTF-16').toEqual(['le.ts', 'be.ts'])
    for (const file of found) expect(await project.read(file), file).toBeUndefined()
  })

  test.for([
    ['its own name', ['link.ts', 'rows.ts', 'other.ts'], ['rows.ts']],
    ['the first link, without its own', ['link.ts', 'other.ts'], ['link.ts']],
  ] as const)('a file that links name too is found once, by %s', async ([, paths, found]) => {
    const root = scratch({ 'rows.ts': '// @teeth' })
    for (const link of ['link.ts', 'other.ts']) symlinkSync('rows.ts', join(root, link))
    expect(await open(root).search('@teeth', paths)).toEqual(found)
  })
})
