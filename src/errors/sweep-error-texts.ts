/** What stops a sweep: Stryker is missing, too old, or came to no end. */

import type { CatalogueEntry } from './entry.ts'

export const SWEEP_ERROR_TEXTS = {
  'stryker-missing': {
    title: 'StrykerJS is not installed',
    text: 'A sweep takes its mutants from StrykerJS, which is a dependency of the project and not of this tool.',
    wayOut: 'Run the command that the message names, then run the sweep again.',
    exitCode: 2,
  },
  'stryker-too-old': {
    title: 'This StrykerJS is too old',
    text: 'Older ones do not tell the tests of every supported Vitest apart, and call what they did not run survived.',
    wayOut: 'Run the command that the message names, then run the sweep again.',
    exitCode: 2,
  },
  'stryker-failed': {
    title: 'StrykerJS came to no end',
    text: 'It stopped before it had a report. Nothing was written, and nothing is said about any mutant.',
    wayOut:
      'Mend what its last words say. It runs the tests in a copy of the project first, so that they have to pass there too: `npx stryker run` shows the same.',
    exitCode: 70,
  },
  'stryker-interrupted': {
    title: 'The sweep was interrupted',
    text: 'A signal came while StrykerJS was at work. What it had found is kept in `.teeth/sweep`.',
    wayOut: 'Run the same command again: it goes on from there.',
    exitCode: 130,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>
