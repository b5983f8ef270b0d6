/** Every flag as data: how it is spelled, what it says in the help, and what it does to the flags so far. */

import type { Flags } from './flags.ts'
import { wholeNumber } from './numbers.ts'
import { strategyWish } from './strategy-wish.ts'

export type Flag = {
  /** Kebab-case, without dashes; the camel-case spelling is taken for the same. */
  readonly name: string
  readonly short?: string
  /** Absent: the flag takes no value. */
  readonly value?: FlagValue
  /** Whether `--no-<name>` exists too. */
  readonly isNegatable?: boolean
  readonly summary: string
  /** `text` is the value; for a flag without one it is `yes`, or `no` when negated. */
  readonly take: (flags: Flags, text: string) => Flags
}

export type FlagValue =
  | { readonly kind: 'required'; readonly label: string }
  /** `isValue` tells a value from a file that happens to follow; `absent` stands for no value. */
  | {
      readonly kind: 'optional'
      readonly label: string
      readonly absent: string
      readonly isValue: (word: string, isPath: (word: string) => boolean) => boolean
    }

const MOST = Number.MAX_SAFE_INTEGER
/** Vitest shuffles with 32-bit seeds. */
const LARGEST_SEED = 2 ** 31 - 1
const LONGEST_TIMER = 2 ** 31 - 1

const isNumber = (word: string) => /^\d/.test(word)

export const CHANGED: Flag = {
  name: 'changed',
  value: {
    kind: 'optional',
    label: 'since',
    absent: 'HEAD',
    isValue: (word, isPath) => !word.startsWith('-') && !isPath(word),
  },
  summary: 'only guards whose site or test, or a module between them, differs from this git ref (default: HEAD)',
  take: (flags, text) => ({ ...flags, changed: text }),
}

/** Where no Vitest is there to tell what lies between. */
export const CHANGED_FILES: Flag = {
  ...CHANGED,
  summary: 'only guards whose site or test differs from this git ref (default: HEAD)',
}

export const TEST_NAME_PATTERN: Flag = {
  name: 'test-name-pattern',
  short: 't',
  value: { kind: 'required', label: 'pattern' },
  summary: 'only guards whose id or behaviour holds this text, or matches this /pattern/',
  take: (flags, text) => ({ ...flags, testNamePattern: text }),
}

export const PROJECT: Flag = {
  name: 'project',
  value: { kind: 'required', label: 'name' },
  summary: 'only in this Vitest project; may repeat',
  take: (flags, text) => ({ ...flags, projects: [...flags.projects, text] }),
}

export const LANES: Flag = {
  name: 'lanes',
  value: { kind: 'required', label: 'n' },
  summary: 'how many lanes run side by side (default: one per core)',
  take: (flags, text) => ({ ...flags, lanes: wholeNumber(text, { flag: '--lanes', least: 1, most: 256 }) }),
}

export const REPEAT: Flag = {
  name: 'repeat',
  value: { kind: 'required', label: 'n' },
  summary: 'how many trials each guard gets (default: 1)',
  take: (flags, text) => ({ ...flags, repeat: wholeNumber(text, { flag: '--repeat', least: 1, most: 1000 }) }),
}

export const SHUFFLE: Flag = {
  name: 'shuffle',
  value: { kind: 'optional', label: 'seed', absent: 'random', isValue: isNumber },
  summary: 'run the tests of each file in a shuffled order; the seed is printed',
  take: (flags, text) => ({ ...flags, shuffle: text === 'random' ? text : seed(text) }),
}

export const STRATEGY: Flag = {
  name: 'strategy',
  value: { kind: 'required', label: 'name' },
  summary: 'how the old behaviour gets before the tests: auto, overlay, copy or in-place (default: auto)',
  take: (flags, text) => ({ ...flags, strategy: strategyWish(text) }),
}

export const OFFLINE: Flag = {
  name: 'offline',
  isNegatable: true,
  summary: 'refuse connections that leave the machine; a trial that tries is incidental (or --no-offline)',
  take: (flags, text) => ({ ...flags, offline: text === 'yes' }),
}

export const ISOLATE: Flag = {
  name: 'isolate',
  isNegatable: true,
  summary: 'start a fresh worker for every run, never re-use one (or --no-isolate)',
  take: (flags, text) => ({ ...flags, isolate: text === 'yes' }),
}

export const BAIL: Flag = {
  name: 'bail',
  value: { kind: 'optional', label: 'n', absent: '1', isValue: isNumber },
  summary: 'stop after this many guards that do not bite (default: 1)',
  take: (flags, text) => ({ ...flags, bail: wholeNumber(text, { flag: '--bail', least: 1, most: MOST }) }),
}

export const DEADLINE: Flag = {
  name: 'deadline',
  value: { kind: 'required', label: 'ms' },
  summary: 'the longest a single run may take, in milliseconds (default: 5 s + 5 × its control)',
  take: (flags, text) => ({ ...flags, deadline: milliseconds(text) }),
}

export const REPORTER: Flag = {
  name: 'reporter',
  value: { kind: 'required', label: 'name[=file]' },
  summary:
    'default, json, junit, html, markdown, sarif, github-actions, gitlab, stryker or blob, and the file to write it to; may repeat',
  take: (flags, text) => ({ ...flags, reporters: [...flags.reporters, text] }),
}

export const OUTPUT_FILE: Flag = {
  name: 'output-file',
  value: { kind: 'required', label: '[name=]file' },
  summary: 'the file the report, or the report of this name, is written to; may repeat',
  take: (flags, text) => ({ ...flags, outputFiles: [...flags.outputFiles, text] }),
}

export const JSON_FLAG: Flag = {
  name: 'json',
  summary: 'JSON on stdout, alone; everything else on stderr',
  take: (flags) => ({ ...flags, json: true }),
}

export const VERBOSE: Flag = {
  name: 'verbose',
  summary: 'list the guards that bite too',
  take: (flags) => ({ ...flags, verbose: true }),
}

export const PASS_WITH_NO_GUARDS: Flag = {
  name: 'pass-with-no-guards',
  summary: 'exit 0 when nothing was selected',
  take: (flags) => ({ ...flags, passWithNoGuards: true }),
}

export const DRY_RUN: Flag = {
  name: 'dry-run',
  summary: 'say what would be written and write nothing',
  take: (flags) => ({ ...flags, dryRun: true }),
}

export const CONFIG: Flag = {
  name: 'config',
  short: 'c',
  value: { kind: 'required', label: 'file' },
  summary: 'the configuration file (default: teeth.config.* or "teeth" in package.json)',
  take: (flags, text) => ({ ...flags, config: text }),
}

export const ROOT: Flag = {
  name: 'root',
  short: 'r',
  value: { kind: 'required', label: 'folder' },
  summary: 'the root of the project (default: the nearest folder with a package.json)',
  take: (flags, text) => ({ ...flags, root: text }),
}

export const COLOR: Flag = {
  name: 'color',
  isNegatable: true,
  summary: 'colour, whatever the terminal and the environment say (or --no-color)',
  take: (flags, text) => ({ ...flags, color: text === 'yes' }),
}

function seed(text: string): number {
  return wholeNumber(text, { flag: '--shuffle', least: 0, most: LARGEST_SEED })
}

function milliseconds(text: string): number {
  return wholeNumber(text, { flag: '--deadline', least: 1, most: LONGEST_TIMER, unit: 'milliseconds' })
}
