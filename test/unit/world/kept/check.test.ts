import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  distRefusal,
  environmentRefusal,
  innardsRefusal,
  keepRefusal,
  projectRefusal,
} from '../../../../src/world/lane/kept-check.ts'
import type { PoolConfig } from '../../../../src/world/lane/kept-shape.ts'

const EXPORTS = { ForksPoolWorker: class {}, ThreadsPoolWorker: class {} }

test.each([
  ['5.1.2', EXPORTS, undefined],
  ['4.1.12', EXPORTS, undefined],
  ['3.2.7', EXPORTS, 'Vitest 3.2.7 has no custom pools'],
  ['6.0.0', {}, 'Vitest 6.0.0 does not export ForksPoolWorker and ThreadsPoolWorker'],
])('Vitest %s, with what it exports', (version, node, refusal) => {
  expect(keepRefusal(node, version)).toBe(refusal)
})

const FORKS: PoolConfig = { pool: 'forks', browser: { enabled: false } }

test.each<[Partial<PoolConfig>, string | undefined]>([
  [{}, undefined],
  [{ pool: 'threads' }, undefined],
  [{ pool: 'vmForks' }, 'the pool is `vmForks`'],
  [{ browser: { enabled: true } }, 'tests run in a browser'],
  [{ experimental: { viteModuleRunner: false } }, 'modules are loaded by Node itself'],
  [{ snapshotSerializers: ['./serializer.ts'] }, 'Vitest cannot take a snapshot serializer back'],
  [{ snapshotSerializers: [] }, undefined],
])('a project with %o', (changed, refusal) => {
  expect(projectRefusal({ ...FORKS, ...changed })).toBe(refusal)
})

test.each([
  ['node', undefined],
  ['jsdom', 'the environment is `jsdom`'],
])('page-free: only the environment without a page is kept: %s', (name, refusal) => {
  expect(environmentRefusal({ environment: { name, options: null } })).toBe(refusal)
})

test('the files of a Vitest that has moved its worker are missed', () => {
  const dist = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'dist')
  expect([distRefusal(dist), distRefusal('/nowhere')]).toEqual([
    undefined,
    'Vitest has no `dist/worker.js`, no `dist/index.js`',
  ])
})

test('unknown-innards: a Vitest whose insides have moved is refused with what is missing', () => {
  const worker = { init() {}, runBaseTests() {} }
  const refusal = innardsRefusal({ worker, graph: new Map() })
  expect(refusal).toMatch(/^this Vitest has no worker\.setupEnvironment, no index\.vi\.useRealTimers, /)
  expect(refusal).toContain('no graph.ensureModule, no runner.evaluator.runExternalModule')
})
