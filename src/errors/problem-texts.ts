/** Mistakes in annotations and selections: title, text and way out of every problem code. */

import type { ProblemCode } from '../model/problem.ts'
import type { CatalogueEntry } from './entry.ts'

export const PROBLEM_TEXTS = {
  'annotation-syntax': {
    title: 'The annotation cannot be read',
    text: 'A guard begins with `@teeth <id>: <behaviour>`; below it stand `key: value` lines, indented deeper.',
    wayOut: 'Write the line in that form; the lines of a long value are indented deeper than its key.',
    exitCode: 2,
  },
  'bad-id': {
    title: 'The id is not one',
    text: 'An id is made of lower-case words and digits joined by `-`, as in `plane-aware-lookup`.',
    wayOut: 'Write the id in that form.',
    exitCode: 2,
  },
  'no-behaviour': {
    title: 'The behaviour is missing',
    text: 'After the id and a colon stands one sentence in the words of the domain: what is true while the guard holds.',
    wayOut: 'Say it: `@teeth plane-aware-lookup: reads the row from the requested plane`.',
    exitCode: 2,
  },
  'duplicate-id': {
    title: 'Two guards have the same id',
    text: 'Ids are unique in a project, so that a failure names one guard.',
    wayOut: 'Rename one of them, or make it a second site of the first: `@teeth also <id>`.',
    exitCode: 2,
  },
  'unknown-key': {
    title: 'The annotation does not know that key',
    text: 'Keys are `test`, `names`, `fails`, `layer`, `prepare`, `because` and those of the reverts: `was` and `revert`.',
    wayOut: 'Take the nearest known key that the message names.',
    exitCode: 2,
  },
  'repeated-key': {
    title: 'A key stands twice',
    text: 'Every key but `test:` is given once.',
    wayOut: 'Keep one of them; a long value goes on over deeper-indented lines.',
    exitCode: 2,
  },
  'empty-value': {
    title: 'A key has no value',
    text: 'A key without a value says nothing.',
    wayOut: 'Give the value after the colon or on deeper-indented lines below, or remove the key.',
    exitCode: 2,
  },
  'no-test': {
    title: 'The guard names no test',
    text: 'A guard promises that a certain test fails; without a test, or with a file that holds none, there is nothing to prove.',
    wayOut: 'Add `test: path/to/file.test.ts`, with `> suite > test` behind it to name one test.',
    exitCode: 2,
  },
  'test-file-missing': {
    title: 'The test file does not exist',
    text: '`test:` names a file from the root or, with `./`, from the file of the annotation.',
    wayOut: 'Correct the path.',
    exitCode: 2,
  },
  'test-outside-root': {
    title: 'The test file lies outside the project',
    text: 'Only files under the root are run.',
    wayOut: 'Name a test inside the project, or run the command with a wider `--root`.',
    exitCode: 2,
  },
  'site-outside-root': {
    title: 'The site lies outside the project',
    text: 'Only files under the root are put back to their old behaviour.',
    wayOut: 'Name a file inside the project, or run the command with a wider `--root`.',
    exitCode: 2,
  },
  'no-revert': {
    title: 'The guard does not say what the old behaviour was',
    text: 'A guard has exactly one revert: `was:` with the old code, or `revert:` with a rule.',
    wayOut: 'Add one, for example `was: <the old code>` or `revert: remove`.',
    exitCode: 2,
  },
  'several-reverts': {
    title: 'The guard has more than one revert',
    text: 'One guard puts one old behaviour back.',
    wayOut:
      'Keep one; a change at another place is a site of its own (`@teeth also <id>`), another behaviour a guard of its own.',
    exitCode: 2,
  },
  'bad-revert': {
    title: 'The revert cannot be read',
    text: 'The rule is unknown, or lacks what it needs.',
    wayOut:
      'See the rules: `remove`, `condition <expression>`, `unwrap`, `unwrap left`, `unwrap right`, `body <code>`, `swap <old> => <new>`, `swap all <old> => <new>`, `from <git ref>`, `with mutants/<file>#<export>`.',
    exitCode: 2,
  },
  'unsupported-revert': {
    title: 'This revert is not supported yet',
    text: 'The rule is known, but this version cannot carry it out.',
    wayOut: 'Write the old code with `was:`, or a function with `revert: with mutants/x.ts#name`.',
    exitCode: 2,
  },
  'bad-names': {
    title: '`names:` cannot be used',
    text: 'It is a phrase, or a regular expression between slashes that compiles and cannot take for ever.',
    wayOut: 'Mend the expression (no repeat inside a repeat), or write a plain phrase.',
    exitCode: 2,
  },
  'bad-kind': {
    title: '`fails:` asks for a kind there is not',
    text: 'Kinds are `assertion`, `snapshot`, `throw`, `timeout` and `types`; several are separated by commas.',
    wayOut: 'Take the nearest known kind that the message names, or leave the key out for the usual ones.',
    exitCode: 2,
  },
  'no-site': {
    title: 'There is no code for the annotation to stand above',
    text: 'A guard covers the syntax node directly below its comment, and there is none.',
    wayOut: 'Move the comment directly above the statement, member, property, element or argument it is about.',
    exitCode: 2,
  },
  'unparsable-file': {
    title: 'The file does not parse',
    text: 'The file holds an annotation or the test of one, but its code has a syntax error, or it is not UTF-8, so that neither site nor test is found.',
    wayOut: 'Mend the syntax error at the place shown, or save the file as UTF-8.',
    exitCode: 2,
  },
  'also-without-guard': {
    title: '`@teeth also` belongs to no guard',
    text: '`@teeth also <id>` adds a site to a guard that is written elsewhere with its behaviour and tests.',
    wayOut: 'Correct the id to that of the guard, or write the guard out in full.',
    exitCode: 2,
  },
  'also-with-other-keys': {
    title: '`@teeth also` takes a revert only',
    text: 'Behaviour, tests and the other keys belong to the guard, not to one of its sites.',
    wayOut: 'Move the other keys to the guard.',
    exitCode: 2,
  },
  'mutants-module-failed': {
    title: 'A module of `mutants/` does not load',
    text: 'It threw an error or does not parse, so that its guards are not known.',
    wayOut: 'Mend the error shown; the module is loaded by itself, outside Vitest.',
    exitCode: 2,
  },
  'mutants-not-a-guard': {
    title: 'An export of `mutants/` is no guard',
    text: 'What `defineGuard` was given lacks something, or an export is neither a guard nor a function for `revert: with`.',
    wayOut: 'Give `id`, `behaviour`, `site`, `tests` and `revert`; the types of `defineGuard` say what each is.',
    exitCode: 2,
  },
  'unknown-layer': {
    title: 'There is no such layer',
    text: '`layer:` names a Vitest project that the configuration does not have.',
    wayOut: 'Take one of those that `teeth layers` lists.',
    exitCode: 2,
  },
  'ambiguous-layer': {
    title: 'The test file belongs to several layers',
    text: 'Several Vitest projects include the file, and a proof needs to know which one runs it.',
    wayOut: 'Say which: `layer: <name of the Vitest project>`.',
    exitCode: 2,
  },
  'test-not-in-any-layer': {
    title: 'No Vitest project runs the test file',
    text: 'The file exists, but no `include` of the Vitest configuration covers it, so that no run would ever show it red.',
    wayOut: 'Correct the path, or the `include` and `exclude` of the Vitest configuration.',
    exitCode: 2,
  },
} as const satisfies Record<ProblemCode, CatalogueEntry>
