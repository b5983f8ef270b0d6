/** Which files are not reverted on disk, and what a person is told to do. */

import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { disk } from '../../../src/world/disk.ts'
import { NotWritten } from '../../../src/world/not-written.ts'
import { writable } from '../../../src/world/writable.ts'
import { scratch } from '../../support/scratch.ts'

const TEXT = 'export const rate = 0.2\n'

function refused(root: string, file = 'rate.ts', before = TEXT): Pick<NotWritten, 'message' | 'wayOut'> {
  try {
    writable(disk, root, { file, before })
  } catch (error) {
    if (error instanceof NotWritten) return { message: error.message, wayOut: error.wayOut }
    throw error
  }
  throw new Error('a refusal was expected')
}

describe('is not written:', () => {
  test('a read-only file: a file nobody may write is not written', () => {
    const root = scratch({ 'rate.ts': TEXT })
    chmodSync(join(root, 'rate.ts'), 0o444)
    expect(refused(root)).toEqual({
      message: 'it is read-only',
      wayOut: 'Make it writable (`chmod u+w rate.ts`), or prove it with `--strategy copy`.',
    })
  })

  test('a file that is not UTF-8', () => {
    const root = scratch({ 'rate.ts': Buffer.from([0x2f, 0x2f, 0xe4, 0x0a]) })
    expect(refused(root).message).toBe('it is not UTF-8')
  })

  test('a file that has changed since it was read', () => {
    const root = scratch({ 'rate.ts': `${TEXT}\n` })
    expect(refused(root).message).toBe('it has changed since the command read it')
  })

  test('a file that is gone', () => {
    expect(refused(scratch()).message).toBe('it is not there, or it leads out of the project')
  })

  test('a folder', () => {
    const root = scratch()
    mkdirSync(join(root, 'rate.ts'))
    expect(refused(root).message).toBe('it is no regular file')
  })

  test('a file outside the project, also through a link', () => {
    const root = scratch()
    symlinkSync(join(scratch({ 'rate.ts': TEXT }), 'rate.ts'), join(root, 'rate.ts'))
    expect(refused(root).message).toBe('it is not there, or it leads out of the project')
  })
})

test('the target of a link is what is written', () => {
  const root = scratch({ 'real/rate.ts': TEXT })
  symlinkSync('real/rate.ts', join(root, 'rate.ts'))
  expect(writable(disk, root, { file: 'rate.ts', before: TEXT }).path).toBe('real/rate.ts')
})
