/** What each reason behind a verdict means in general, and what to do about it. */

import type { ReasonKind } from '../model/verdict.ts'
import type { CatalogueEntry } from './entry.ts'

export const REASON_TEXTS = {
  'named-failure': {
    title: 'A failure that names the behaviour',
    text: 'An intended test failed by a kind of failure that counts, and its titles or message hold what they have to say.',
    wayOut: 'Nothing to do.',
  },
  'stayed-green': {
    title: 'Every intended test stayed green',
    text: 'The reverted code was loaded and its site ran, or cannot be shown not to have run, and no intended test failed.',
    wayOut: 'Assert what differs between the two behaviours.',
  },
  'never-served': {
    title: 'The file was never asked for',
    text: 'No import of the run led to the file: the test does not use it, replaces it by `vi.mock` with a factory, or reaches it from a child process, a page or a built copy.',
    wayOut: 'Import the real file in the test, or name a test that does.',
  },
  'never-loaded': {
    title: 'The file was asked for and never evaluated',
    text: 'The text was handed out, but the module never ran, so that nothing of it was in the test.',
    wayOut: 'Import the real file in the test, or name a test that does.',
  },
  'never-executed': {
    title: 'The file was loaded, but the site never ran',
    text: 'The module was evaluated, and no call reached the site: it is mocked function by function, or imported only for its side effects, or it ran in another process or a page.',
    wayOut: 'Call the code in the test so that it comes by the site.',
  },
  'does-not-name': {
    title: 'The failure does not name the behaviour',
    text: 'Titles and message are compared without case, punctuation and white space with the id, the behaviour, or what `names:` says instead.',
    wayOut: 'Name the behaviour in the title or the message, or quote the failure in `names:`.',
  },
  'kind-does-not-count': {
    title: 'The failure is of a kind that does not count',
    text: 'Assertions, snapshot mismatches and errors thrown in the body of the test count, unless `fails:` or the configuration says otherwise.',
    wayOut: 'Let the test fail by an assertion, or say in `fails:` which kind is meant.',
  },
  'premise-broken': {
    title: 'A premise did not hold',
    text: 'Something that a fixture takes for granted (`premise` from `teeth/vitest`) was not so with the revert in place: the test never got to its question.',
    wayOut: 'Make the revert smaller, so that the fixture still stands, or the fixture independent of the site.',
  },
  'module-did-not-load': {
    title: 'A module did not load',
    text: 'With the revert in place a module could not be read or threw while it was evaluated.',
    wayOut: 'Make the revert valid at the top of its module: imports that exist, names that are declared.',
  },
  'hook-failed': {
    title: 'A hook or a fixture failed',
    text: 'What failed was `beforeAll`, `beforeEach`, `afterEach`, `afterAll` or a fixture, not the test itself.',
    wayOut: 'Move what uses the site out of the hook into the test, or make the hook independent of it.',
  },
  'unhandled-error': {
    title: 'An error that no test caught',
    text: 'A rejection or exception escaped every test; beside it no failure can be believed.',
    wayOut: 'Await the promise in the test, or catch the error where it arises.',
  },
  'types-fail-elsewhere': {
    title: 'Types fail elsewhere',
    text: 'The type checker finds new errors outside of the intended tests: in what was reverted, at the top of the test file, or in other files, and in these either something is gone or the tests themselves have none. Or something is gone that an intended test names: it has any type then, and what follows proves nothing.',
    wayOut: 'Let the old behaviour pass the type check in its own file, and the test itself fail by it.',
  },
  'worker-died': {
    title: 'The worker died',
    text: 'The process that ran the tests ended before they did: killed, out of memory, or aborted.',
    wayOut: 'Make the revert milder, so that it changes what the code does and does not bring the process down.',
  },
  'left-the-machine': {
    title: 'The trial tried to leave the machine',
    text: 'With `--offline` a connection to another host is refused, and a trial that tried one is no evidence.',
    wayOut: 'Serve the other side from the test, on the loopback interface.',
  },
  'revert-is-stale': {
    title: 'The revert no longer fits the code',
    text: 'The old behaviour could not be put back, so that nothing was run.',
    wayOut: 'Bring the annotation up to date with the code.',
  },
  'test-not-in-file': {
    title: 'The named test is not in the file',
    text: 'No test and no suite of the file has the titles that `test:` names, also not as a template of `test.each`.',
    wayOut: 'Write the titles as they are in the file, from the outermost suite down, joined by ` > `.',
  },
  'control-is-red': {
    title: 'The control is red',
    text: 'Without any revert an intended test, its suite or its module fails, or an error escapes the tests.',
    wayOut: 'Make the test green first.',
  },
  'test-skipped': {
    title: 'The intended test did not run',
    text: 'It was skipped, is a `todo`, or never ended.',
    wayOut: 'Let it run where the guard is proven, or name a test that does.',
  },
  'no-test-ran': {
    title: 'No test ran at all',
    text: 'The file was run, and there was no test in it.',
    wayOut: 'Write the test, or name the file that has it.',
  },
  'hit-the-deadline': {
    title: 'The run did not end in time',
    text: 'It was ended at its deadline: 5 s and five times the time of the control, unless configured.',
    wayOut: 'Find the hang, raise `--deadline`, or say `fails: timeout` if the hang is the old behaviour.',
  },
  'controls-disagree': {
    title: 'Two controls disagree',
    text: 'With nothing put back, the same tests had two outcomes.',
    wayOut: 'Make the test give the same answer each time.',
  },
  'passed-in-a-retry': {
    title: 'A test passed only when it was tried again',
    text: 'The configuration retries failed tests, and an intended test needed it: no evidence either way.',
    wayOut: 'Make the test pass at the first try.',
  },
  'trials-disagree': {
    title: 'Two trials disagree',
    text: 'With the same old behaviour back, the same tests had two outcomes.',
    wayOut: 'Make the test give the same answer each time.',
  },
  interrupted: {
    title: 'The command was interrupted',
    text: 'A signal ended the command before this was measured.',
    wayOut: 'Run it again.',
  },
  'runner-failed': {
    title: 'The runner failed',
    text: 'Vitest, its configuration or this tool failed, not a test.',
    wayOut: 'Mend what the detail says; if it is a fault of this tool, report it with the detail.',
  },
  'prepare-failed': {
    title: 'The command to run before the tests failed',
    text: 'The command of `prepare:` ended badly or too late, so that no test was run: with the old behaviour in place, or without any revert.',
    wayOut: 'Make the command pass by itself first, then the revert valid for it.',
  },
  'not-written': {
    title: 'The old behaviour could not be put on disk',
    text: 'A file is read-only, not UTF-8, has changed since it was read, or the disk refused to write it. It is as it was.',
    wayOut: 'Do what the report says of the file, or prove the guard with `--strategy copy`.',
  },
  'cannot-run-here': {
    title: 'This kind of run is not supported',
    text: 'The Vitest project runs in a way that a reverted file cannot be served to: a browser, the native loader, types only, of a guard that does not say `fails: types`. Or types are to be checked, and `--strategy` allows no copy of the tree, or the checker may keep silent about what was reverted: `@ts-nocheck`, `@ts-ignore`, JavaScript without `@ts-check`, a declaration file.',
    wayOut:
      'Name a test of another Vitest project, or say which one with `layer:`; where types are checked, leave `--strategy` out, or let the checker look at the file.',
  },
} as const satisfies Record<ReasonKind, CatalogueEntry>
