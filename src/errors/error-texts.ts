/** What stops a command: title, text and way out of every error code. */

import type { ErrorCode } from './codes.ts'
import type { CatalogueEntry } from './entry.ts'
import { QUEUE_ERROR_TEXTS } from './queue-error-texts.ts'
import { SHARED_ERROR_TEXTS } from './shared-error-texts.ts'
import { SWEEP_ERROR_TEXTS } from './sweep-error-texts.ts'
import { TREE_ERROR_TEXTS } from './tree-error-texts.ts'

export const ERROR_TEXTS = {
  usage: {
    title: 'The command line does not fit',
    text: 'A flag lacks its value, has a value it cannot take, or does not go with another one.',
    wayOut: 'Compare the line with `teeth --help`, or `teeth <command> --help`.',
    exitCode: 2,
  },
  'unknown-flag': {
    title: 'There is no such flag',
    text: 'The command does not know a flag that was given. Flags may be written `--like-this` or `--likeThis`.',
    wayOut: 'Take the nearest known flag that the message names, or see `teeth --help`.',
    exitCode: 2,
  },
  'unknown-command': {
    title: 'There is no such command',
    text: 'The first word is neither a command nor a path that exists.',
    wayOut: 'See `teeth --help` for the commands; a file to prove is given by its path.',
    exitCode: 2,
  },
  'unknown-topic': {
    title: 'There is nothing to explain under that word',
    text: '`teeth explain` knows every verdict, every reason, and every code that a message shows.',
    wayOut:
      'Give the word exactly as the report or the message shows it; what an annotation is made of, the README has in a table.',
    exitCode: 2,
  },
  'nothing-selected': {
    title: 'No guard was selected',
    text: 'The paths, the pattern and the other filters together leave no guard. An empty selection proves nothing, so that it does not pass; a change that concerns no guard does.',
    wayOut:
      'Widen the selection, write a first guard where there is none, or say `--pass-with-no-guards` where none is fine.',
    exitCode: 2,
  },
  'no-history': {
    title: 'There is no history yet',
    text: '`teeth audit` tells from the history alone, and nothing has been remembered: the file is not there, or no line of it can be read.',
    wayOut: 'Run `teeth --history` first, and again after each change worth remembering; keep its file in git.',
    exitCode: 2,
  },
  'no-such-path': {
    title: 'A path does not exist',
    text: 'A file or folder given on the command line is not there.',
    wayOut: 'Give the path from the root of the project, or from where the command is run.',
    exitCode: 2,
  },
  'path-outside-root': {
    title: 'A path leads out of the project',
    text: 'Nothing outside the root is read as a guard or written, also not through a link.',
    wayOut: 'Run the command in the project the path belongs to, or set `--root`.',
    exitCode: 2,
  },
  'no-root': {
    title: 'No project was found',
    text: 'The root does not exist, or no `package.json` is in it or above it.',
    wayOut: 'Run the command inside a project, or give its folder with `--root`.',
    exitCode: 2,
  },
  'node-too-old': {
    title: 'This Node is too old',
    text: 'The tool needs Node 22.12 or newer.',
    wayOut: 'Install a newer Node; the project under test may go on supporting older ones.',
    exitCode: 2,
  },
  'vitest-missing': {
    title: 'The project has no Vitest',
    text: 'Vitest is taken from the project, never brought along, and the project does not resolve one.',
    wayOut: 'Add it: `npm install --save-dev vitest`, or give the folder that has it with `--root`.',
    exitCode: 2,
  },
  'vitest-too-old': {
    title: 'This Vitest is too old',
    text: 'Vitest 3.2, 4 and 5 are supported. Older ones do not tell what a proof needs to know.',
    wayOut: 'Raise the project to Vitest 3.2 or newer.',
    exitCode: 2,
  },
  'vitest-config-failed': {
    title: 'The Vitest configuration does not load',
    text: 'Vitest did not start with the configuration of the project. Its own message follows.',
    wayOut: 'Make `npx vitest list` work first; name another configuration with `vitestConfig` in `teeth.config.ts`.',
    exitCode: 2,
  },
  'interrupted-while-starting': {
    title: 'The command was interrupted while Vitest started',
    text: 'A signal came before the first lane could take a test. Nothing was measured.',
    wayOut: 'Run it again.',
    exitCode: 130,
  },
  'lane-killed': {
    title: 'A lane was killed',
    text: 'The process in which Vitest runs was ended from outside as it started, by the user or by a system short of memory, and once more when it was started again.',
    wayOut: 'Run the command again; where memory is short, with fewer `--lanes`.',
    exitCode: 2,
  },
  'unknown-project': {
    title: 'There is no such Vitest project',
    text: '`--project` names one that the Vitest configuration does not have.',
    wayOut: 'Take one of those that `teeth layers` lists.',
    exitCode: 2,
  },
  'config-missing': {
    title: 'The configuration is not there',
    text: '`--config` names a file that does not exist.',
    wayOut: 'Correct the path, or leave the flag out: a `teeth.config.*` in the root is found by itself.',
    exitCode: 2,
  },
  'config-failed': {
    title: 'The configuration does not load',
    text: 'The configuration file threw an error or does not parse.',
    wayOut: 'Mend what the message says; the file has to export one object by default.',
    exitCode: 2,
  },
  'config-invalid': {
    title: 'The configuration says something it cannot say',
    text: 'A key is unknown, or a value is not of the kind the key takes.',
    wayOut: 'Wrap the object in `defineConfig` from `teeth`: then the editor says so while it is written.',
    exitCode: 2,
  },
  'module-failed': {
    title: 'A module of the project does not load',
    text: 'A module that a guard or the configuration needs threw an error or does not parse.',
    wayOut: 'Mend the error that is given as the cause; the module is loaded by itself, outside Vitest.',
    exitCode: 2,
  },
  'bad-ref': {
    title: 'Git does not know that ref',
    text: 'The branch, tag or commit does not exist in this clone.',
    wayOut: 'Fetch it (`git fetch origin <ref>`; in CI a deeper checkout), or name another one.',
    exitCode: 2,
  },
  'first-commit': {
    title: 'There is nothing before the first commit',
    text: 'A commit is compared with its parent, and this one has none.',
    wayOut: 'Name a later commit.',
    exitCode: 2,
  },
  'no-git': {
    title: 'This is no git repository',
    text: 'What changed can only be told in a git repository that has a commit.',
    wayOut: 'Leave `--changed` out, or run in a clone.',
    exitCode: 2,
  },
  'shallow-clone': {
    title: 'The clone is too shallow',
    text: 'A commit that the comparison needs was left out when the repository was cloned.',
    wayOut: 'Fetch the whole history: `git fetch --unshallow`, or in CI a checkout with `fetch-depth: 0`.',
    exitCode: 2,
  },
  'not-checked-out': {
    title: 'The change is not what is on disk',
    text: 'Tests run on the files on disk, so that a change can be judged only where its new side is checked out.',
    wayOut:
      'Check the new side out (`git worktree add` leaves this tree as it is), install the dependencies there, then run the command there.',
    exitCode: 2,
  },
  'no-change': {
    title: 'There is no change',
    text: 'Both sides of the comparison hold the same files, so that there is no fix to write a guard for.',
    wayOut: 'Name the commit of the fix.',
    exitCode: 2,
  },
  'nothing-notices': {
    title: 'No test notices when the change is undone',
    text: 'A guard is a promise that a test fails without the fix. With the old code put back every test that was tried stayed as it was, so that there is nothing to promise.',
    wayOut: 'Write the test that fails without the fix (`teeth diff` shows what goes unnoticed), then pin it.',
    exitCode: 1,
  },
  'not-pinned': {
    title: 'No annotation could be proven',
    text: 'Either no annotation that was tried makes a guard that bites, or the tests fail for another reason once the change is undone. Nothing was written.',
    wayOut: 'Write the annotation by hand above the fix; the verdict of the last try says what was missing.',
    exitCode: 1,
  },
  'pin-interrupted': {
    title: 'The pin was interrupted',
    text: 'A signal came before a guard had been proven. Nothing was written, and nothing is known of the tests.',
    wayOut: 'Run it again.',
    exitCode: 130,
  },
  'output-not-writable': {
    title: 'A report cannot be written',
    text: 'The file of a report lies outside the root, is a folder, or may not be written.',
    wayOut: 'Give another path with `--output-file`, inside the project.',
    exitCode: 2,
  },
  ...SHARED_ERROR_TEXTS,
  ...TREE_ERROR_TEXTS,
  ...SWEEP_ERROR_TEXTS,
  ...QUEUE_ERROR_TEXTS,
} as const satisfies Record<ErrorCode, CatalogueEntry>
