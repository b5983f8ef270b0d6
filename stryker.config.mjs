/** What `teeth sweep` mutates in this repository: everything that the unit tests are about, with nothing but them. */

// oxlint-disable-next-line import/no-default-export -- Stryker asks for it.
export default {
  mutate: ['src/**/*.ts', '!src/world/**', '!src/cli/**', '!src/main.ts'],
  // Copies of the project need neither the other layers nor what they leave.
  ignorePatterns: ['bench', 'dist', 'coverage', 'test/{browser,contract,native,package}'],
  vitest: { configFile: 'scripts/sweep-tests.config.ts' },
}
