/** A ledger from a file: believed only where it has the shape of one and does not contradict itself. */

import { TeethError } from '../errors/teeth-error.ts'
import { type Ledger, SCHEMA_VERSION } from '../model/ledger.ts'
import { VERDICTS } from '../model/verdict.ts'
import { readForeign } from '../world/read-foreign.ts'

/** A ledger of 10,000 guards has about a quarter of this. Bytes. */
const LARGEST = 64 * 1024 * 1024
const MOST_ISSUES = 3

/** Reads the ledger in `file` (absolute). Throws TeethError `ledger-unreadable`. */
export async function readLedger(file: string): Promise<Ledger> {
  const value = parse(file, await readForeign(file, LARGEST))
  const version = versionIn(value)
  if (version !== SCHEMA_VERSION)
    throw unreadable(
      file,
      `has \`schemaVersion\` \`${String(version)}\`; this version of teeth reads \`${SCHEMA_VERSION}\``,
    )
  const { ledgerSchema } = await import('../report/ledger-schema.ts')
  const checked = ledgerSchema().safeParse(value)
  if (!checked.success) throw unreadable(file, `is no ledger: ${issues(checked.error.issues)}`)
  const lie = contradiction(checked.data)
  if (lie !== undefined) throw unreadable(file, `contradicts itself: ${lie}`)
  return checked.data
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw unreadable(file, `is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function versionIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'schemaVersion' in value ? value.schemaVersion : undefined
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

function issues(all: readonly Issue[]): string {
  const shown = all.slice(0, MOST_ISSUES).map(({ path, message }) => `\`${path.map(String).join('.')}\`: ${message}`)
  return [...shown, ...(all.length > shown.length ? [`${all.length - shown.length} more`] : [])].join('; ')
}

/** The first line of every report is made of the counts: they have to be those of the guards below. */
function contradiction({ counts, guards, exitCode, problems }: Ledger): string | undefined {
  // @teeth counts-are-counted: a ledger whose counts are not those of its guards is refused
  //   test: test/contract/cli/read-ledger.test.ts
  //   was: const wrong = undefined
  const wrong = VERDICTS.find(
    (verdict) => counts[verdict] !== guards.filter((guard) => guard.verdict === verdict).length,
  )
  if (wrong !== undefined) return `\`counts.${wrong}\` is ${counts[wrong]}`
  const allBite = problems.length === 0 && counts.bites === guards.length
  return exitCode === 0 && !allBite ? '`exitCode` is 0, and not every guard bites' : undefined
}

function unreadable(file: string, why: string): TeethError {
  return new TeethError('ledger-unreadable', `\`${file}\` ${why}`)
}
