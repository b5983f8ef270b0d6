import { defineConfig } from 'vitest/config'

const seed = Number(process.env['TEETH_TEST_SEED'] ?? Date.now() % 100_000)

const layer = (name: string, options: object = {}) => ({
  extends: true as const,
  test: { name, include: [`test/${name}/**/*.test.ts`], exclude: ['test/fixtures/**'], ...options },
})

export default defineConfig({
  test: {
    sequence: { shuffle: true, seed },
    projects: [
      layer('house', { isolate: false }),
      layer('unit', { isolate: false }),
      layer('contract', { testTimeout: 60_000, hookTimeout: 60_000 }),
      layer('native', { testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false }),
      layer('package', { testTimeout: 300_000, hookTimeout: 300_000, fileParallelism: false }),
    ],
  },
})
