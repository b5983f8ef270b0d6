/** The `node_modules` of a copy: installed packages are those of the original, the workspace's own those of the copy. */

import { existsSync, mkdirSync, readFileSync, readlinkSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Tree } from '../../../src/world/tree.ts'
import { copyOf, textIn } from '../../support/copy-of.ts'
import { repository, write } from '../../support/scratch.ts'

describe('packages in a copy', () => {
  const SHOP = {
    '.gitignore': 'node_modules\n',
    'package.json': '{ "name": "shop" }',
    'packages/tax/package.json': '{ "name": "@shop/tax", "main": "index.js" }',
    'packages/tax/index.js': '',
  }
  const resolvedIn = (tree: Tree, name: string) => createRequire(join(tree.root, 'x.js')).resolve(name)

  function workspace(): string {
    const root = repository(SHOP)
    write(root, {
      'node_modules/.store/left@1/index.js': '',
      'node_modules/real/index.js': '',
      'node_modules/.cache/x': '',
    })
    mkdirSync(join(root, 'node_modules/@shop'))
    symlinkSync('../../packages/tax', join(root, 'node_modules/@shop/tax'))
    symlinkSync('.store/left@1', join(root, 'node_modules/left'))
    symlinkSync('..', join(root, 'node_modules/shop'))
    write(root, { 'node_modules/.bin/tax': '#!/bin/sh\n' })
    symlinkSync('../left/index.js', join(root, 'node_modules/.bin/left'))
    return root
  }

  test('a sibling of the workspace is the one in the copy: a sibling resolves in the copy: a package of the workspace resolves inside the copy', async () => {
    const tree = await copyOf(workspace())
    expect(resolvedIn(tree, '@shop/tax')).toBe(join(tree.root, 'packages/tax/index.js'))
    expect(realpathSync(join(tree.root, 'node_modules/shop'))).toBe(tree.root)
  })

  test('an installed one is that of the original, however it is installed', async () => {
    const root = workspace()
    const tree = await copyOf(root)
    expect(resolvedIn(tree, 'left')).toBe(join(root, 'node_modules/.store/left@1/index.js'))
    expect(resolvedIn(tree, 'real')).toBe(join(root, 'node_modules/real/index.js'))
  })

  test('commands are there, and caches are not', async () => {
    const root = workspace()
    write(root, { 'node_modules/.modules.yaml': 'state' })
    const tree = await copyOf(root)
    writeFileSync(join(tree.root, 'node_modules/.modules.yaml'), 'written in the copy')
    expect(readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8')).toBe('state')
    expect(textIn(tree, 'node_modules/.bin/tax')).toBe('#!/bin/sh\n')
    expect(readlinkSync(join(tree.root, 'node_modules/.bin/left'))).toBe('../left/index.js')
    expect(existsSync(join(tree.root, 'node_modules/.cache'))).toBe(false)
  })

  test('each package of the workspace has its own', async () => {
    const root = workspace()
    write(root, { 'packages/tax/node_modules/deep/index.js': '' })
    const tree = await copyOf(root)
    expect(createRequire(join(tree.root, 'packages/tax/x.js')).resolve('deep')).toBe(
      join(root, 'packages/tax/node_modules/deep/index.js'),
    )
  })
})
