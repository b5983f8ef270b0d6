/** What the examples import as `teeth` inside this checkout: the sources, which need no build. */

export * from '../../src/index.ts'
