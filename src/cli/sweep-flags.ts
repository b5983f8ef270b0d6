/** The flags of `teeth sweep`: what is mutated, and what becomes of it. */

import { CHANGED, type Flag } from './flag-table.ts'

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
