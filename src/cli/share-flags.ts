/** The flags of what hands ledgers on: to a forge, to the history, to the ratchet, from shard to shard. */

import { TeethError } from '../errors/teeth-error.ts'
import { type Flag, OUTPUT_FILE } from './flag-table.ts'
import { wholeNumber } from './numbers.ts'

const MOST = Number.MAX_SAFE_INTEGER
const MOST_SHARDS = 1_000

export const FROM: Flag = {
  name: 'from',
  value: { kind: 'required', label: 'ledger.json' },
  summary: 'the ledger, as `--reporter json=<file>` wrote it; taken for what a stranger may have written',
  take: (flags, text) => ({ ...flags, from: [...(flags.from ?? []), text] }),
}

export const FROM_BOTH: Flag = {
  ...FROM,
  summary: 'a ledger of `teeth` or of `teeth diff`, as `--reporter json=<file>` wrote it; may repeat, for one of each',
}

export const FORGE: Flag = {
  name: 'forge',
  value: { kind: 'required', label: 'github|gitlab' },
  summary: 'which forge (default: the one whose CI this runs in)',
  take: (flags, text) => ({ ...flags, forge: forge(text) }),
}

export const REPOSITORY: Flag = {
  name: 'repository',
  value: { kind: 'required', label: 'name' },
  summary: '`owner/name`, on GitLab also the number of the project (default: as the CI says)',
  take: (flags, text) => ({ ...flags, repository: text }),
}

export const PR: Flag = {
  name: 'pr',
  value: { kind: 'required', label: 'n' },
  summary: 'the number of the pull or merge request (default: as the CI says)',
  take: (flags, text) => ({ ...flags, pr: wholeNumber(text, { flag: '--pr', least: 1, most: MOST }) }),
}

export const HEAD: Flag = {
  name: 'head',
  value: { kind: 'required', label: 'sha' },
  summary: 'the commit that the request is about (default: as the CI says)',
  take: (flags, text) => ({ ...flags, head: text }),
}

export const API_URL: Flag = {
  name: 'api-url',
  value: { kind: 'required', label: 'url' },
  summary: 'the base of the forge’s API, for an own instance (default: as the CI says)',
  take: (flags, text) => ({ ...flags, apiUrl: text.replace(/\/+$/, '') }),
}

export const KEY: Flag = {
  name: 'key',
  value: { kind: 'required', label: 'name' },
  summary: 'tells this comment from others of the same workflow (default: `teeth`)',
  take: (flags, text) => ({ ...flags, key: text }),
}

export const PATH_PREFIX: Flag = {
  name: 'path-prefix',
  value: { kind: 'required', label: 'folder' },
  summary: 'where in the repository the project lies, when it is not its root',
  take: (flags, text) => ({ ...flags, pathPrefix: text }),
}

export const NOTES: Flag = {
  name: 'notes',
  summary: 'also a note at the line of each finding; settled when it is fixed',
  take: (flags) => ({ ...flags, notes: true }),
}

export const CHECK: Flag = {
  name: 'check',
  summary: 'also a check of the commit with an annotation for each finding',
  take: (flags) => ({ ...flags, check: true }),
}

export const SHARD: Flag = {
  name: 'shard',
  value: { kind: 'required', label: 'i/n' },
  summary: 'only the i-th of n parts, for n machines; `teeth merge` joins their blobs',
  take: (flags, text) => ({ ...flags, shard: shard(text) }),
}

export const SWEEP_REPORT: Flag = {
  name: 'sweep',
  value: { kind: 'required', label: 'report.json' },
  summary: 'put this mutation report on the `html` page, as `teeth sweep --output-file` wrote it',
  take: (flags, text) => ({ ...flags, sweep: text }),
}

export const HISTORY: Flag = {
  name: 'history',
  isNegatable: true,
  summary: 'add a line to reports/history.jsonl when the run has ended (or --no-history)',
  take: (flags, text) => ({ ...flags, history: text === 'yes' }),
}

export const RATCHET: Flag = {
  name: 'ratchet',
  summary: 'compare with reports/ratchet.json: a proven guard may leave with a waiver only, else the exit code is 1',
  take: (flags) => ({ ...flags, ratchet: 'check' }),
}

export const UPDATE_RATCHET: Flag = {
  name: 'update-ratchet',
  summary: 'the same, and write what is proven now into it',
  take: (flags) => ({ ...flags, ratchet: 'update' }),
}

export const SINCE: Flag = {
  name: 'since',
  value: { kind: 'required', label: 'ref' },
  summary: 'compare with what was proven at this git ref (default: with the first line)',
  take: (flags, text) => ({ ...flags, since: text }),
}

export const AUDIT_FILE: Flag = {
  ...OUTPUT_FILE,
  value: { kind: 'required', label: 'file' },
  summary: 'write a page (.html), JSON (.json) or Markdown (any other name) instead of printing; may repeat',
}

export const CI: Flag = {
  name: 'ci',
  value: { kind: 'optional', label: 'github|gitlab', absent: 'github', isValue: (word) => /^git(hub|lab)$/.test(word) },
  summary: 'also write the workflows that prove and comment in CI (default: github)',
  take: (flags, text) => ({ ...flags, ci: forge(text) }),
}

function forge(text: string): 'github' | 'gitlab' {
  if (text === 'github' || text === 'gitlab') return text
  throw new TeethError('usage', `\`${text}\` is no forge; expected \`github\` or \`gitlab\``)
}

function shard(text: string) {
  const [index = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : []
  // @teeth a-shard-is-one-of-its-parts: a refusal names a shard that is none of its parts
  //   test: test/unit/cli/program.test.ts
  //   revert: condition true
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of }
  const range = `\`i\` from 1 to \`n\`, and \`n\` at most ${MOST_SHARDS}`
  throw new TeethError('usage', `\`--shard\` is \`${text}\`; expected \`i/n\`, for example \`1/3\`: ${range}`)
}
