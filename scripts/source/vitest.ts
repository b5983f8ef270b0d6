/** What the examples import as `teeth/vitest` inside this checkout: the sources, which need no build. */

export * from '../../src/vitest.ts'
