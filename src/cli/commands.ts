/** Every command as data: its name, what may follow it, and what the help says. */

import * as flag from './flag-table.ts'
import * as diff from './diff-flags.ts'
import type { Flag } from './flag-table.ts'
import { SWEEP_QUEUE, WORKER_QUEUE } from './queue-flag.ts'
import * as share from './share-flags.ts'
import * as sweep from './sweep-flags.ts'
import { TAKE } from './take-flag.ts'

/** Empty for the command that is meant when none is named. */
export type CommandName =
  | ''
  | 'list'
  | 'lint'
  | 'explain'
  | 'layers'
  | 'init'
  | 'diff'
  | 'pin'
  | 'sweep'
  | 'worker'
  | 'comment'
  | 'merge'
  | 'audit'
  | 'ratchet'
  | 'restore'
  | 'doctor'

export type Command = {
  readonly name: CommandName
  /** What may follow, as the help shows it. */
  readonly words: '[files...]' | '[topic]' | '[base]' | '[commit]' | '[folder]' | ''
  readonly summary: string
  readonly flags: readonly Flag[]
}

const EVERYWHERE = [flag.CONFIG, flag.ROOT, flag.COLOR]
const SELECTING = [flag.CHANGED, flag.TEST_NAME_PATTERN, flag.PROJECT]
const RUNNING = [
  share.SHARD,
  flag.LANES,
  flag.REPEAT,
  flag.SHUFFLE,
  flag.STRATEGY,
  flag.OFFLINE,
  flag.ISOLATE,
  flag.BAIL,
  flag.DEADLINE,
]
const CHANGE = [diff.COMMIT, diff.STAGED, diff.WORKTREE]
const TRYING = [diff.TESTS, diff.MATRIX, diff.BUDGET, diff.UNIT_PATTERN]
const REQUEST = [share.FORGE, share.REPOSITORY, share.PR, share.HEAD, share.API_URL]
const KEEPING = [share.HISTORY, share.RATCHET, share.UPDATE_RATCHET]
const REPORTING = [flag.REPORTER, flag.OUTPUT_FILE, flag.JSON_FLAG, flag.VERBOSE]

export const PROVE: Command = {
  name: '',
  words: '[files...]',
  summary:
    'Proves that guards bite: puts the old behaviour back in memory and sees whether the named test goes red for it.',
  flags: [
    ...SELECTING,
    ...RUNNING,
    ...REPORTING,
    share.SWEEP_REPORT,
    ...KEEPING,
    flag.PASS_WITH_NO_GUARDS,
    ...EVERYWHERE,
  ],
}

export const COMMANDS: readonly Command[] = [
  PROVE,
  {
    name: 'list',
    words: '[files...]',
    summary: 'list the guards that are there; nothing is parsed or run',
    flags: [flag.CHANGED_FILES, flag.TEST_NAME_PATTERN, flag.JSON_FLAG, flag.PASS_WITH_NO_GUARDS, ...EVERYWHERE],
  },
  {
    name: 'lint',
    words: '[files...]',
    summary: 'check that every annotation, site and test still fits; nothing is run',
    flags: [
      flag.CHANGED_FILES,
      flag.TEST_NAME_PATTERN,
      flag.PROJECT,
      flag.JSON_FLAG,
      flag.PASS_WITH_NO_GUARDS,
      ...EVERYWHERE,
    ],
  },
  {
    name: 'explain',
    words: '[topic]',
    summary: 'explain a verdict, a reason or a code, or list what can be explained',
    flags: [flag.COLOR],
  },
  {
    name: 'layers',
    words: '',
    summary: 'show the Vitest projects: what each proves, its test files and the guards proven there',
    flags: [flag.JSON_FLAG, ...EVERYWHERE],
  },
  {
    name: 'init',
    words: '',
    summary: 'write a configuration, a script and a line for .gitignore, and show a first guard',
    flags: [share.CI, flag.DRY_RUN, flag.ROOT, flag.COLOR],
  },
  {
    name: 'diff',
    words: '[base]',
    summary: 'say what of a change no test would notice if it were undone, and which new tests pass either way',
    flags: [
      ...[...CHANGE, ...TRYING, flag.PROJECT, flag.LANES, diff.STRATEGY],
      ...[flag.OFFLINE, flag.ISOLATE, flag.DEADLINE],
      ...[diff.REPORTER, flag.OUTPUT_FILE, flag.JSON_FLAG, flag.VERBOSE, diff.CONFIG_LONG, flag.ROOT, flag.COLOR],
    ],
  },
  {
    name: 'pin',
    words: '[commit]',
    summary: 'propose the guard for a fix (default: HEAD), proven; with --write put it above the code',
    flags: [
      ...[diff.STAGED, diff.WRITE, diff.BUDGET, flag.PROJECT, flag.LANES, diff.STRATEGY],
      ...[flag.OFFLINE, flag.ISOLATE, flag.DEADLINE, flag.JSON_FLAG, flag.CONFIG, flag.ROOT, flag.COLOR],
    ],
  },
  {
    name: 'sweep',
    words: '[files...]',
    summary: 'run StrykerJS, try again in lanes what it did not see killed, and report what is true of each mutant',
    flags: [
      ...[sweep.CHANGED_LINES, sweep.EXPORTS, sweep.SUGGEST, sweep.TIME_BUDGET, share.SHARD, sweep.MERGE],
      ...[SWEEP_QUEUE, share.RATCHET, share.UPDATE_RATCHET],
      ...[flag.PROJECT, flag.LANES, flag.OFFLINE, flag.DEADLINE],
      ...[flag.OUTPUT_FILE, flag.JSON_FLAG, flag.VERBOSE, ...EVERYWHERE],
    ],
  },
  {
    name: 'worker',
    words: '',
    summary: 'try mutants of `teeth sweep --queue` on this machine; ends when that sweep has ended',
    flags: [WORKER_QUEUE, flag.PROJECT, flag.LANES, flag.OFFLINE, flag.DEADLINE, ...EVERYWHERE],
  },
  {
    name: 'comment',
    words: '',
    summary: 'write a ledger on its pull or merge request, in one comment that is kept up to date',
    flags: [
      share.FROM_BOTH,
      share.NOTES,
      share.CHECK,
      share.KEY,
      share.PATH_PREFIX,
      ...REQUEST,
      flag.DRY_RUN,
      flag.COLOR,
    ],
  },
  {
    name: 'merge',
    words: '[folder]',
    summary: 'join the blobs that the shards of a run have written, and give the reports of the whole',
    flags: [...REPORTING, share.SWEEP_REPORT, ...KEEPING, flag.ROOT, flag.COLOR],
  },
  {
    name: 'audit',
    words: '',
    summary: 'tell from the history what became of the guards, as Markdown',
    flags: [share.SINCE, share.AUDIT_FILE, flag.JSON_FLAG, flag.ROOT, flag.COLOR],
  },
  {
    name: 'ratchet',
    words: '',
    summary: 'hold a stored ledger against reports/ratchet.json; nothing is run',
    flags: [share.FROM, share.UPDATE_RATCHET, share.HISTORY, flag.ROOT, flag.COLOR],
  },
  {
    name: 'restore',
    words: '[files...]',
    summary: 'put right what a killed run left, and settle what was changed meanwhile; no version is lost',
    flags: [TAKE, flag.ROOT, flag.COLOR],
  },
  {
    name: 'doctor',
    words: '',
    summary: 'show lock, journal, leftovers, versions, strategies and what a run would do; nothing is put right or run',
    flags: [flag.JSON_FLAG, flag.STRATEGY, flag.LANES, flag.PROJECT, ...EVERYWHERE],
  },
]
