/** Which test files run while no other lane does. */

import { expect, test } from 'vitest'
import { aloneAmong } from '../../../src/prove/alone.ts'
import { layer } from '../../support/guards.ts'
import { textFiles } from '../../support/text-world.ts'

const READS = "export const database = `test_${process.env['VITEST_POOL_ID']}`"

/** The files of the layer `unit` that are alone. */
async function alone(texts: Readonly<Record<string, string>>, fields: Parameters<typeof layer>[0] = {}) {
  const files = Object.keys(texts).filter((file) => file.endsWith('.test.ts'))
  const isAlone = await aloneAmong(textFiles(new Map(Object.entries(texts))), [layer({ files, ...fields })], 2)
  return files.filter((file) => isAlone('unit', file))
}

test.each([READS, 'const port = 4000 + Number(import.meta.env.VITEST_WORKER_ID)'])(
  'a file that reads the number of its worker is alone, and its neighbour is not: %s',
  async (text) => {
    expect(await alone({ 'test/a.test.ts': text, 'test/b.test.ts': 'import "./c"' })).toEqual(['test/a.test.ts'])
  },
)

test.each([
  ['directly', "import { database } from './support/database'"],
  ['as the JavaScript it becomes', 'export * from "./support/database.js"'],
  ['at run time', "const { database } = await import('./support/database.ts')"],
  ['through another', "import './support/rows.ts'"],
  ['by an alias', "import { database } from '@/support/database'"],
  ['by require', "const { database } = require('./support/database')"],
])('a file that comes to the number of its worker %s is alone', async (_, text) => {
  const support = {
    'package.json': '{ "devDependencies": { "database": "1", "@shop/database": "1" } }',
    'test/support/database.ts': READS,
    'test/support/rows.ts': "import './database.ts'",
  }
  const other = "import 'database'; import '@shop/database'; import './support/plane.ts'"
  const found = await alone({ ...support, 'test/a.test.ts': text, 'test/b.test.ts': other })
  expect(found, 'what comes to the number of its worker is alone').toEqual(['test/a.test.ts'])
})

test.each([
  ['an alias, and from there on', { 'test/a.test.ts': "import { rows } from '@/support/shelf'" }],
  ['an alias of a folder', { 'test/a.test.ts': "import { rows } from '@/support'" }],
  ['an alias that looks like a package', { 'test/a.test.ts': "import { rows } from '@test/shelf'" }],
  ['a package of the workspace', { 'test/a.test.ts': "import { rows } from '@shop/testing'" }],
  ['a part of a package of the workspace', { 'test/a.test.ts': "import { rows } from '@shop/testing/rows'" }],
])('a file that comes to the number of its worker by %s is alone', async (_, texts) => {
  const support = { 'test/support/shelf.ts': "import '../number.ts'", 'test/support/index.ts': "import '../number.ts'" }
  const shared = {
    'packages/testing/package.json': '{ "name": "@shop/testing" }',
    'packages/testing/src/rows.ts': READS,
    'packages/broken/package.json': '{',
  }
  const files = { ...support, ...shared, ...texts, 'test/number.ts': READS, 'test/b.test.ts': "import '@shop/test'" }
  expect(await alone(files), 'what comes to the number of its worker is alone').toEqual(['test/a.test.ts'])
})

test('all files are alone where what runs before them comes to that number', async () => {
  const texts = { 'test/support/database.ts': READS, 'test/set-up.ts': "import './support/database.ts'" }
  const files = { ...texts, 'test/a.test.ts': '', 'test/b.test.ts': '' }
  const found = await alone(files, { setUpBy: ['test/set-up.ts'] })
  expect(found, 'what runs before all of them comes to the number of its worker').toEqual([
    'test/a.test.ts',
    'test/b.test.ts',
  ])
})

test('all files of a layer are alone that says so, and none where nobody reads the number', async () => {
  expect(await alone({ 'test/a.test.ts': '' }, { isSerial: true })).toEqual(['test/a.test.ts'])
  expect(await alone({ 'test/a.test.ts': '' })).toEqual([])
})

test('one lane is alone with whatever it runs, and looks into no file', async () => {
  const files = { ...textFiles(new Map([['test/a.test.ts', READS]])), list: () => Promise.reject(new Error('looked')) }
  const isAlone = await aloneAmong(files, [layer({ files: ['test/a.test.ts'] })], 1)
  expect(isAlone('unit', 'test/a.test.ts')).toBe(false)
})
