/** A ledger from a file: believed only where it has the shape of one and does not contradict itself. */

import { TeethError } from '../errors/teeth-error.ts'
import { DIFF_SCHEMA_VERSION, type DiffLedger } from '../model/diff-ledger.ts'
import { type Ledger, SCHEMA_VERSION } from '../model/ledger.ts'
import { SWEEP_SCHEMA_VERSION, type SweepLedger } from '../model/sweep-ledger.ts'
import { partIn, textIn } from '../model/unknown-parts.ts'
import { readForeign } from '../world/read-foreign.ts'
import { diffContradiction, proofContradiction } from './contradiction.ts'

/** What a file can hold. */
export type StoredLedger =
  | { readonly kind: 'proofs'; readonly ledger: Ledger }
  | { readonly kind: 'diff'; readonly ledger: DiffLedger }

/** A ledger of 10,000 guards has about a quarter of this. Bytes. */
const LARGEST = 64 * 1024 * 1024
/** The sources of a project are in it. Bytes. */
const LARGEST_SWEEP = 256 * 1024 * 1024
const MOST_ISSUES = 3

/** Reads the ledger of proofs in `file` (absolute). Throws TeethError `ledger-unreadable`, also for one of another command. */
export async function readLedger(file: string): Promise<Ledger> {
  const stored = await readStoredLedger(file)
  if (stored.kind === 'proofs') return stored.ledger
  throw unreadable(file, 'is what `teeth diff` found; expected what `teeth` proved')
}

/** Reads the ledger of a sweep in `file` (absolute). Throws TeethError `ledger-unreadable`, also for one of another command. */
export async function readSweepLedger(file: string): Promise<SweepLedger> {
  const value = parse(file, await readForeign(file, LARGEST_SWEEP))
  // @teeth only-sweeps-are-joined: a ledger of another command is no part of a sweep
  //   test: test/contract/cli/merge-sweep.test.ts
  //   revert: condition false
  if (textIn(value, 'kind') !== 'sweep')
    throw unreadable(file, 'is no ledger of a sweep: expected what `teeth sweep --shard … --json` writes')
  refuseVersion(file, value, SWEEP_SCHEMA_VERSION)
  const { sweepLedgerSchema } = await import('../report/sweep-ledger-schema.ts')
  return checked(file, sweepLedgerSchema().safeParse(value))
}

/** Reads the mutation report that a sweep wrote into `file` (absolute), alone or in its ledger. Throws TeethError `ledger-unreadable`. */
export async function readMutationReport(file: string): Promise<string> {
  const value = parse(file, await readForeign(file, LARGEST_SWEEP))
  const { mutationReportSchema } = await import('../report/sweep-ledger-schema.ts')
  const report = textIn(value, 'kind') === 'sweep' ? partIn(value, 'report') : value
  return JSON.stringify(checked(file, mutationReportSchema().safeParse(report)))
}

/** Reads whatever ledger is in `file` (absolute). Throws TeethError `ledger-unreadable`. */
export async function readStoredLedger(file: string): Promise<StoredLedger> {
  const value = parse(file, await readForeign(file, LARGEST))
  const kind = textIn(value, 'kind')
  if (kind !== undefined && kind !== 'diff')
    throw unreadable(file, `is a ledger of \`${kind}\`, which is not read here`)
  return kind === 'diff' ? readDiff(file, value) : readProofs(file, value)
}

async function readProofs(file: string, value: unknown): Promise<StoredLedger> {
  refuseVersion(file, value, SCHEMA_VERSION)
  const { ledgerSchema } = await import('../report/ledger-schema.ts')
  const ledger = checked(file, ledgerSchema().safeParse(value))
  refuseLie(file, proofContradiction(ledger))
  return { kind: 'proofs', ledger }
}

async function readDiff(file: string, value: unknown): Promise<StoredLedger> {
  refuseVersion(file, value, DIFF_SCHEMA_VERSION)
  const { diffLedgerSchema } = await import('../report/diff-ledger-schema.ts')
  const ledger = checked(file, diffLedgerSchema().safeParse(value))
  refuseLie(file, diffContradiction(ledger))
  return { kind: 'diff', ledger }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw unreadable(file, `is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Another version of the shape is not guessed at. */
function refuseVersion(file: string, value: unknown, wanted: number): void {
  const version = partIn(value, 'schemaVersion')
  if (version === wanted) return
  const writer = textIn(partIn(value, 'tool'), 'version')
  const by = writer === undefined ? '' : `, written by teeth ${writer}`
  throw unreadable(file, `has \`schemaVersion\` \`${String(version)}\`${by}; this version of teeth reads \`${wanted}\``)
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }
type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }

function checked<T>(file: string, parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data
  throw unreadable(file, `is no ledger: ${issues(parsed.error.issues)}`)
}

function issues(all: readonly Issue[]): string {
  const shown = all.slice(0, MOST_ISSUES).map(({ path, message }) => `\`${path.map(String).join('.')}\`: ${message}`)
  return [...shown, ...(all.length > shown.length ? [`${all.length - shown.length} more`] : [])].join('; ')
}

function refuseLie(file: string, lie: string | undefined): void {
  if (lie !== undefined) throw unreadable(file, `contradicts itself: ${lie}`)
}

function unreadable(file: string, why: string): TeethError {
  return new TeethError('ledger-unreadable', `\`${file}\` ${why}`)
}
