/** Output files: whole or not at all, and nothing else left behind. */

import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { append, refuseUnwritable, writeAtomically } from '../../../src/world/output.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

describe('a file', () => {
  test('is written with the folders on its way', async () => {
    const root = scratch()
    await writeAtomically(join(root, 'out/ci/report.xml'), '<ü/>\n')
    expect(readFileSync(join(root, 'out/ci/report.xml'), 'utf8')).toBe('<ü/>\n')
  })

  test('takes the place of the one before, with its mode, and leaves nothing beside it', async () => {
    const root = scratch({ 'report.xml': 'before' })
    chmodSync(join(root, 'report.xml'), 0o640)
    await writeAtomically(join(root, 'report.xml'), 'after')
    expect(readFileSync(join(root, 'report.xml'), 'utf8')).toBe('after')
    expect(statSync(join(root, 'report.xml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(root)).toEqual(['report.xml'])
  })

  test('is the target of a link, and the link stays one', async () => {
    const root = scratch({ 'kept/report.xml': 'before' })
    symlinkSync('kept/report.xml', join(root, 'report.xml'))
    await writeAtomically(join(root, 'report.xml'), 'after')
    expect(lstatSync(join(root, 'report.xml')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, 'kept/report.xml'), 'utf8')).toBe('after')
  })

  test('may be a device', async () => {
    await expect(writeAtomically('/dev/null', 'gone')).resolves.toBeUndefined()
  })

  test('is added to at its end', async () => {
    const root = scratch({ 'summary.md': 'one\n' })
    await append(join(root, 'summary.md'), 'two\n')
    expect(readFileSync(join(root, 'summary.md'), 'utf8')).toBe('one\ntwo\n')
  })
})

describe('a file that cannot be written', () => {
  test('is refused beforehand when it is a folder', async () => {
    const root = scratch({ 'out/report.xml': '' })
    expect((await rejectedWith(() => refuseUnwritable(join(root, 'out')))).code).toBe('output-not-writable')
  })

  test('is refused beforehand when a file is in its way', async () => {
    const root = scratch({ out: '' })
    expect((await rejectedWith(() => refuseUnwritable(join(root, 'out/ci/report.xml')))).code).toBe(
      'output-not-writable',
    )
  })

  test('is not refused when only folders are missing, and none is made', async () => {
    const root = scratch()
    await refuseUnwritable(join(root, 'out/ci/report.xml'))
    expect(readdirSync(root)).toEqual([])
  })

  test('leaves nothing behind', async () => {
    const root = scratch()
    mkdirSync(join(root, 'out'))
    expect((await rejectedWith(() => writeAtomically(join(root, 'out/\0'), ''))).code).toBe('output-not-writable')
    expect(readdirSync(join(root, 'out'))).toEqual([])
  })
})
