/** The unit layer alone: Stryker runs all that its Vitest configuration finds, once for every mutant. */

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.ts'],
    setupFiles: ['test/support/offline.ts', 'test/support/property-seed.ts'],
    // As in the unit layer: a run of StrykerJS starts a worker of its own, and its files then share what they import.
    isolate: false,
    testTimeout: 60_000,
  },
})
