/** A file that holds a guard and no text. */

import { expect, test } from 'vitest'
import type { World } from '../../../src/model/world.ts'
import { lint } from '../../../src/prove/lint.ts'
import { list } from '../../../src/prove/list.ts'
import { request } from '../../support/guards.ts'

const FILE = 'src/café.ts'

const world: Omit<World, 'runner'> = {
  files: {
    root: '/shop',
    list: async () => [FILE],
    read: async () => undefined,
    search: async (needle) => (needle === '@teeth' ? [FILE] : []),
    exists: async () => true,
  },
  git: {
    head: async () => undefined,
    state: async () => new Map(),
    changedSince: async () => [],
    textAt: async () => ({ kind: 'gone', detail: 'no git' }),
  },
  modules: { load: async () => ({}) },
  clock: { now: () => new Date(0), elapsed: () => 0 },
  interruption: new AbortController().signal,
}

test('no guard is skipped silently: a file with a guard that is not UTF-8 is told', async () => {
  const { problems } = await lint(world, request())
  expect(problems, 'a file with a guard that is not UTF-8 is told').toMatchObject([
    { code: 'unparsable-file', place: { file: FILE }, wayOut: `Save \`${FILE}\` as UTF-8.` },
  ])
})

test('a list shows where a guard is that it cannot read', async () => {
  expect((await list(world, request())).unreadable).toEqual([{ file: FILE, line: 1, column: 1 }])
})
