/** What each verdict means, what to do about it, and the exit code it asks for. */

import type { Verdict } from '../model/verdict.ts'
import type { CatalogueEntry } from './entry.ts'

export const VERDICT_TEXTS = {
  bites: {
    title: 'The test has teeth',
    text: 'With the old behaviour back, the named test failed, by a failure that counts and that names the behaviour; without it, the test is green.',
    wayOut: 'Nothing to do.',
    exitCode: 0,
  },
  toothless: {
    title: 'The test has no teeth',
    text: 'The old behaviour was back and ran, and every intended test stayed green: nothing there notices when it returns.',
    wayOut: 'Assert in the test what differs between the two behaviours, or name the test that does.',
    exitCode: 1,
  },
  unreached: {
    title: 'The test does not come near the code',
    text: 'The tests were green, but the reverted code was never loaded, or never ran at its site, so that they could not notice.',
    wayOut: 'Make the test use the real code at the site (no mock in its place), or name a test that does.',
    exitCode: 1,
  },
  unnamed: {
    title: 'The failure does not say which behaviour is gone',
    text: 'An intended test failed as it should, but neither its titles nor its message hold the id or the behaviour of the guard.',
    wayOut:
      'Put the behaviour into the title of the test or into the message of the assertion, or quote in `names:` what the failure does say.',
    exitCode: 1,
  },
  incidental: {
    title: 'Red for another reason',
    text: 'The trial was red, but not because a test noticed the old behaviour: the code no longer loads, a hook or a premise failed, a worker died, or the revert itself is broken.',
    wayOut: 'Make the revert valid code that does what the code did before, and let the intended test itself fail.',
    exitCode: 1,
  },
  stale: {
    title: 'The guard and the code no longer fit together',
    text: 'The revert changes nothing, no longer parses or fits no node, or the named test is not in its file. Nothing was run for it.',
    wayOut: 'Bring the annotation up to date with the code and the tests, or remove it.',
    exitCode: 3,
  },
  'red-already': {
    title: 'The test is red without any revert',
    text: 'The control run, with nothing put back, was red. Against a red control no failure is evidence.',
    wayOut: 'Make the test green first.',
    exitCode: 4,
  },
  unobserved: {
    title: 'The test did not run',
    text: 'The intended test was skipped, is a `todo`, or no test ran at all: today nothing can be said about it.',
    wayOut: 'Let the test run here, or name one that does.',
    exitCode: 4,
  },
  'timed-out': {
    title: 'The run hit its deadline',
    text: 'The run did not end in time and was ended, and a hang is not what the guard is about.',
    wayOut: 'Find the hang; a slow suite needs a longer `--deadline`, a guard against a hang says `fails: timeout`.',
    exitCode: 4,
  },
  flaky: {
    title: 'Two runs of the same thing disagree',
    text: 'Two controls, or two trials, had different outcomes, or a test passed only when it was tried again.',
    wayOut: 'Make the test give the same answer each time: no shared state, no clock, no order.',
    exitCode: 4,
  },
  unmeasured: {
    title: 'There was no measurement',
    text: 'The command was interrupted, or the runner itself failed.',
    wayOut: 'Run it again; if the runner fails again, its own message says why.',
    exitCode: 4,
  },
} as const satisfies Record<Verdict, CatalogueEntry>
