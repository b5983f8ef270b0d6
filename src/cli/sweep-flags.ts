/** The flags of `teeth sweep`: what is mutated, and what becomes of it. */

import { TeethError } from '../errors/teeth-error.ts'
import { CHANGED, type Flag } from './flag-table.ts'
import { wholeNumber } from './numbers.ts'

export const CHANGED_LINES: Flag = {
  ...CHANGED,
  summary: 'only lines that differ from the merge base with this git ref (default: HEAD)',
}

export const SUGGEST: Flag = {
  name: 'suggest',
  summary: 'print annotations for the best candidates on stdout: guards that would see what survived',
  take: (flags) => ({ ...flags, suggest: true }),
}

export const EXPORTS: Flag = {
  name: 'exports',
  summary: 'instead of mutants: empty every exported function and method, and name those that no test misses',
  take: (flags) => ({ ...flags, exports: true }),
}

export const MERGE: Flag = {
  name: 'merge',
  value: { kind: 'required', label: 'folder' },
  summary: 'sweep nothing: join what `--shard … --json` of every shard has written into this folder',
  take: (flags, text) => ({ ...flags, merge: text }),
}

export const TIME_BUDGET: Flag = {
  name: 'budget',
  value: { kind: 'required', label: 'time' },
  summary: 'take no longer than this (`45m`, `2h`, `90s`): what matters most first, and what was left out is said',
  take: (flags, text) => ({ ...flags, budget: seconds(text) }),
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }

function seconds(text: string): number {
  const [, number = '', unit = 's'] = /^(\d+)(s|m|h)?$/.exec(text) ?? []
  if (number === '')
    throw new TeethError('usage', `\`--budget\` is \`${text}\`; expected a time: \`45m\`, \`2h\`, \`90s\``)
  return wholeNumber(number, { flag: '--budget', least: 1, most: 86_400 }) * (UNITS[unit] ?? 1)
}
