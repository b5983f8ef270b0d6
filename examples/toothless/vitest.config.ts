import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['test/shared-desk.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/*.test.ts'], exclude: ['test/types.test.ts'] } },
      {
        extends: true,
        test: { name: 'types', include: [], typecheck: { enabled: true, only: true, include: ['test/types.test.ts'] } },
      },
    ],
  },
})
