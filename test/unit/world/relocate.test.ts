/** The environment of a process that works in a copy. */

import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { relocate } from '../../../src/world/relocate.ts'

const MOVED = { from: '/home/ada/shop', to: '/tmp/copy/shop' }
const moved = (env: NodeJS.ProcessEnv) => relocate(env, MOVED)

test('a folder of the original is the same folder of the copy', () => {
  expect(moved({ PWD: '/home/ada/shop', INIT_CWD: '/home/ada/shop/packages/tax' })).toEqual({
    PWD: '/tmp/copy/shop',
    INIT_CWD: '/tmp/copy/shop/packages/tax',
  })
})

test('so is each folder of a list', () => {
  const path = ['/usr/bin', '/home/ada/shop/node_modules/.bin', '/bin'].join(delimiter)
  expect(moved({ PATH: path })['PATH']?.split(delimiter)).toEqual([
    '/usr/bin',
    '/tmp/copy/shop/node_modules/.bin',
    '/bin',
  ])
})

test('a folder that only begins alike stays', () => {
  expect(moved({ OTHER: '/home/ada/shopping', TEXT: 'see /home/ada/shop' })).toEqual({
    OTHER: '/home/ada/shopping',
    TEXT: 'see /home/ada/shop',
  })
})

test('a copy has its own repository: git in a copy is not led to the repository of the original', () => {
  expect(moved({ GIT_DIR: '.git', GIT_INDEX_FILE: '/home/ada/shop/.git/index', GIT_AUTHOR_NAME: 'ada' })).toEqual({
    GIT_AUTHOR_NAME: 'ada',
  })
})
