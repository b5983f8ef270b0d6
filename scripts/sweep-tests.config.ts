/** The unit layer alone: Stryker runs all that its Vitest configuration finds, once for every mutant. */

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.ts'],
    setupFiles: ['test/support/offline.ts', 'test/support/property-seed.ts'],
    testTimeout: 60_000,
  },
})
