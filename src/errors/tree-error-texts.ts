/** What stops a command that puts the old behaviour on disk: in a copy of the tree, or in the tree itself. */

import type { CatalogueEntry } from './entry.ts'

export const TREE_ERROR_TEXTS = {
  'tree-not-copied': {
    title: 'No copy of the tree could be made',
    text: 'A guard whose code does not pass through Vite is proven in a disposable copy of the tree, in the folder for temporary files. That copy could not be made.',
    wayOut: 'Free some space, or let `TMPDIR` name a folder that can be written and lies outside the project.',
    exitCode: 4,
  },
  'temp-not-writable': {
    title: 'The folder for temporary files cannot be used',
    text: 'Locks lie there, what a lane needs while it runs, and copies of the tree. It is full, or cannot be written. Nothing was done.',
    wayOut: 'Free some space, or let `TMPDIR` name a folder that can be written and lies outside the project.',
    exitCode: 4,
  },
  'project-busy': {
    title: 'Another teeth is at work in this project',
    text: 'A command that writes files in place is alone in its repository; others wait for it, and it waits for them.',
    wayOut: 'Let the other command end, or end it, and run this one again.',
    exitCode: 4,
  },
  'interrupted-while-waiting': {
    title: 'The command was interrupted while it waited',
    text: 'Another command was at work in the project, and before it ended a signal came. Nothing was done.',
    wayOut: 'Let the other command end, or end it, and run this one again.',
    exitCode: 130,
  },
  'edited-meanwhile': {
    title: 'A file was changed while its old behaviour was in it',
    text: 'With `--strategy in-place` the old behaviour is in the file itself while its tests run. Somebody wrote to it meanwhile, so that it was not put back: both versions are kept.',
    wayOut: 'See both with `teeth restore`, which also settles it: your change, the original, or both put together.',
    exitCode: 70,
  },
  'journal-unreadable': {
    title: 'An entry of the journal cannot be read',
    text: 'A command that wrote files in place did not come to its end, and what it noted in `.teeth/journal` is damaged or of a later version.',
    wayOut:
      'Compare the file `original` in the folder that the message names with the file in your tree; then `teeth restore --take edited` puts the folder out of the way.',
    exitCode: 70,
  },
  'not-built-again': {
    title: 'What was built from the old behaviour may still be there',
    text: 'With `--strategy in-place` a command of `prepare:` builds in the tree itself. The files are back, but the command did not pass when it was to build them again.',
    wayOut: 'Run the command by hand, and mend what it says.',
    exitCode: 70,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>
