/** The root, and where a typed path leads in it. */

import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRoot, typedPath } from '../../../src/world/find-root.ts'
import { refusedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

describe('the root', () => {
  test.each(['package.json', 'teeth.config.ts', 'teeth.config.json'])('is the nearest folder with %s', (name) => {
    const root = scratch({
      'package.json': '{}',
      [`packages/rows/${name}`]: '{}',
      'packages/rows/src/deep/rows.ts': '',
    })
    expect(findRoot(join(root, 'packages/rows/src/deep'), undefined)).toBe(join(root, 'packages/rows'))
  })

  test('is the folder that is asked for, real', () => {
    const root = scratch({ 'packages/rows/rows.ts': '' })
    symlinkSync('packages', join(root, 'link'))
    expect(findRoot(root, 'link/rows')).toBe(join(root, 'packages/rows'))
  })

  test.each([
    ['is not there', 'gone'],
    ['is a file', 'rows.ts'],
  ])('is refused when it %s', (says, wished) => {
    const root = scratch({ 'rows.ts': '' })
    const error = refusedWith(() => findRoot(root, wished))
    expect(error).toMatchObject({ code: 'no-root', message: expect.stringContaining(says) })
  })
})

describe('a typed path', () => {
  test.each([
    ['src', 'rows.ts', { kind: 'there', path: 'src/rows.ts' }],
    ['src', '.', { kind: 'there', path: 'src' }],
    ['src', '..', { kind: 'there', path: '' }],
    ['.', './src//rows.ts', { kind: 'there', path: 'src/rows.ts' }],
    ['.', 'src/gone.ts', { kind: 'missing', path: 'src/gone.ts' }],
    ['.', '..', { kind: 'outside' }],
    ['.', '../gone.ts', { kind: 'outside' }],
    ['.', '..x.ts', { kind: 'missing', path: '..x.ts' }],
  ])('is seen from the root: in %s, %s', (cwd, word, expected) => {
    const root = scratch({ 'src/rows.ts': '' })
    expect(typedPath(root, join(root, cwd), word)).toEqual(expected)
  })

  test('may be absolute', () => {
    const root = scratch({ 'src/rows.ts': '' })
    expect(typedPath(root, '/', join(root, 'src/rows.ts'))).toEqual({ kind: 'there', path: 'src/rows.ts' })
  })

  test('is where a link leads', () => {
    const root = scratch({ 'src/rows.ts': '' })
    const outside = scratch({ 'rows.ts': '' })
    symlinkSync('src', join(root, 'inside'))
    symlinkSync(outside, join(root, 'outside'))
    expect(typedPath(root, root, 'inside/rows.ts')).toEqual({ kind: 'there', path: 'src/rows.ts' })
    expect(typedPath(root, root, 'outside/rows.ts')).toEqual({ kind: 'outside' })
  })
})
