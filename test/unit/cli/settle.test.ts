/** Settling: a flag wins over the configuration, the configuration over the default. */

import { describe, expect, test } from 'vitest'
import { type Flags, NO_FLAGS } from '../../../src/cli/flags.ts'
import { settle } from '../../../src/cli/settle.ts'
import type { Config } from '../../../src/model/config.ts'
import type { ProveRequest } from '../../../src/model/request.ts'

const circumstances = { paths: ['src'], cores: 8, invocation: 'pnpm teeth', randomSeed: 4711 }

function settled(flags: Partial<Flags>, config: Config = {}): ProveRequest {
  return settle({ ...NO_FLAGS, ...flags }, config, circumstances)
}

describe('a request', () => {
  test('has every default when nobody says anything', () => {
    expect(settled({})).toEqual({
      selection: { paths: ['src'] },
      include: ['**/*.{ts,mts,cts,tsx,js,mjs,cjs,jsx,vue,svelte}'],
      exclude: ['**/node_modules/**', '**/*.d.ts', '**/*.min.js'],
      lanes: 8,
      repeat: 1,
      isIsolated: false,
      isOffline: false,
      naming: 'usual',
      projects: [],
      mayBeEmpty: false,
      invocation: 'pnpm teeth',
    })
  })

  test.each<[keyof ProveRequest, { flags: Partial<Flags>; config: Config }, unknown]>([
    ['lanes', { flags: { lanes: 3 }, config: { lanes: 5 } }, 3],
    ['repeat', { flags: { repeat: 2 }, config: { repeat: 9 } }, 2],
    ['deadlineMs', { flags: { deadline: 100 }, config: { deadline: 900 } }, 100],
    ['isOffline', { flags: { offline: false }, config: { offline: true } }, false],
    ['isIsolated', { flags: { isolate: false }, config: { isolate: true } }, false],
    ['strategy', { flags: { strategy: 'overlay' }, config: { strategy: 'copy' } }, 'overlay'],
    ['projects', { flags: { projects: ['unit'] }, config: { project: ['native'] } }, ['unit']],
  ])('takes %s from the flag, whatever the configuration says', (key, { flags, config }, expected) => {
    expect(settled(flags, config)[key]).toEqual(expected)
  })

  test.each<[keyof ProveRequest, Config, unknown]>([
    ['lanes', { lanes: 5 }, 5],
    ['repeat', { repeat: 9 }, 9],
    ['deadlineMs', { deadline: 900 }, 900],
    ['isOffline', { offline: true }, true],
    ['isIsolated', { isolate: true }, true],
    ['naming', { naming: 'strict' }, 'strict'],
    ['projects', { project: ['native'] }, ['native']],
    ['include', { include: ['lib/**'] }, ['lib/**']],
  ])('takes %s from the configuration when no flag says it', (key, config, expected) => {
    expect(settled({}, config)[key]).toEqual(expected)
  })

  test('adds what the configuration leaves out to what is always left out', () => {
    expect(settled({}, { exclude: ['generated/**'] }).exclude).toEqual([
      '**/node_modules/**',
      '**/*.d.ts',
      '**/*.min.js',
      'generated/**',
    ])
  })

  test('has two lanes on a single core: one waits while the other computes', () => {
    expect(settle(NO_FLAGS, {}, { ...circumstances, cores: 1 }).lanes).toBe(2)
  })

  test('narrows by pattern and by ref at once', () => {
    expect(settled({ testNamePattern: 'plane', changed: 'main' }).selection).toEqual({
      paths: ['src'],
      pattern: 'plane',
      changedSince: 'main',
    })
  })

  test('takes the seed that was named, zero included', () => {
    expect(settled({ shuffle: 0 }).shuffleSeed).toBe(0)
  })

  test('takes the seed of the day when none was named', () => {
    expect(settled({ shuffle: 'random' }).shuffleSeed).toBe(4711)
  })
})
