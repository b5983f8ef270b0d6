import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import ratchet from './reports/ratchet.json' with { type: 'json' }

// Each project evaluates this file again: the environment is what they share, so that one seed is printed and used.
const seed = Number((process.env['TEETH_TEST_SEED'] ??= String(Date.now() % 100_000)))

const layer = (name: string, options: object = {}) => ({
  extends: true as const,
  test: { name, include: [`test/${name}/**/*.test.ts`], exclude: ['test/fixtures/**'], ...options },
})

// A limit for hangs, not for slowness: a machine that does other things too must not turn tests red.
const slow = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Vitest leaves one core free; on two that would be half of them.
    maxWorkers: availableParallelism(),
    sequence: { shuffle: true, seed },
    setupFiles: ['test/support/offline.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportOnFailure: true,
      thresholds: ratchet.coverage,
    },
    projects: [
      layer('house', { isolate: false, ...slow }),
      layer('unit', { isolate: false, ...slow, setupFiles: ['test/support/property-seed.ts'] }),
      layer('contract', slow),
      layer('native', slow),
      layer('browser', { testTimeout: 60_000, hookTimeout: 300_000 }),
      layer('package', { testTimeout: 300_000, hookTimeout: 300_000, fileParallelism: false }),
    ],
  },
})
