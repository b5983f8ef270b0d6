/** How this project proves its own guards: `pnpm teeth`. */

import { defineConfig } from './src/index.ts'

export default defineConfig({
  // The examples are projects of their own, and fixtures hold annotations that must not be read as ours.
  exclude: ['examples/**', 'test/fixtures/**'],
  layers: {
    house: { proves: 'the rules of this house hold in every file', network: false },
    unit: { proves: 'decisions are right, on data alone', network: false },
    contract: { proves: 'the parts work with a real Vitest on real little projects', network: false },
    native: { proves: 'git, signals and kills do what is claimed', network: false },
    browser: { proves: 'the audit page works in Chromium, for everyone, and asks nobody for anything', network: false },
    package: { proves: 'what is published works outside this checkout', network: false },
  },
})
