/** Tries a change, takes the smallest part that a test notices, writes its guard and proves it. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Change } from '../model/change.ts'
import type { LedgerEntry } from '../model/ledger.ts'
import type { Lane, LayerFact } from '../model/world.ts'
import { list } from '../prove/list.ts'
import type { DiffWorld } from './diff-request.ts'
import { find } from './find.ts'
import { isPinnable, pinCandidates } from './pin-candidates.ts'
import { type Draft, drafts } from './pin-draft.ts'
import { pinProof, type ProofTerms } from './pin-proof.ts'
import { pinWords } from './pin-words.ts'
import type { Tried } from './rounds.ts'
import type { Target } from './target.ts'
import { countRed } from './without-red.ts'

/** A guard that has bitten, not written yet. */
export type Pin = {
  readonly draft: Draft
  readonly entry: LedgerEntry
  /** The files as they were, by path. */
  readonly before: ReadonlyMap<string, string>
}

/** How many units are tried to be pinned before giving up. */
const MOST_UNITS = 4

export type PinTerms = Omit<ProofTerms, 'lane'> & { readonly lanes: Promise<Lane>[] }

/** Throws what `pin` throws once there is a change. */
export async function pinChange(change: Change, terms: PinTerms): Promise<Pin> {
  const { world, request, company, lanes } = terms
  const { onEvent } = company
  const start = world.clock.elapsed()
  const found = await find(world, request, { change, lanes, start, onEvent, isEnough: isPinnable })
  refuseInterrupted(world)
  const candidates = pinCandidates(found, change)
  // @teeth nothing-notices-no-pin: pin refuses when nothing notices
  //   test: test/unit/diff/pin.test.ts > pin refuses when nothing notices
  //   was: if (candidates.kind === 'none') throw new TeethError('not-pinned', candidates.why)
  if (candidates.kind === 'none') throw new TeethError(candidates.code, candidates.why)
  const [opening] = lanes
  if (opening === undefined) throw new Error('a change is tried in a lane, and there is none')
  const { guards } = await list(world, { ...request.runs, selection: { paths: [] } })
  const taken = new Set(guards.map(({ id }) => id))
  return firstProven(candidates.noticed, { ...terms, lane: await opening, change, taken, layers: found.layers })
}

type Proving = ProofTerms & {
  readonly change: Change
  readonly taken: ReadonlySet<string>
  readonly layers: readonly LayerFact[]
}

async function firstProven(noticed: readonly Tried[], proving: Proving): Promise<Pin> {
  let last: LedgerEntry | undefined
  for (const tried of noticed.slice(0, MOST_UNITS)) {
    const outcome = await pinOne(tried, proving)
    if (outcome !== undefined && 'draft' in outcome) return outcome
    last = outcome ?? last
  }
  const why = last === undefined ? 'there is no room for a comment' : `${last.verdict}: ${last.observed}`
  throw new TeethError('not-pinned', `no annotation for ${noticed[0]?.unit.title ?? 'it'} could be proven; ${why}`)
}

/** What came of it: a pin, the last entry that did not bite, or nothing where there was nowhere to write. */
async function pinOne(tried: Tried, proving: Proving): Promise<Pin | LedgerEntry | undefined> {
  const { unit, target, measured } = tried
  const { closest } = measured.judgement
  const { change, taken, world } = proving
  if (unit.undo.kind !== 'runnable' || closest === undefined) return undefined
  const [subject] = change.subjects
  const title = closest.titlePath.at(-1) ?? ''
  const words = pinWords({ ...(subject === undefined ? {} : { subject }), title, taken })
  const from = change.from.commit?.slice(0, 12) ?? 'HEAD'
  const { files } = unit.undo
  const terms = { words, test: testOf(tried), kind: closest.kind, files, from, ...layerOf(target, proving) }
  const before = new Map(files.map((file) => [file.file, file.before]))
  const noticed = { before, ...(tried.strategy === undefined ? {} : { strategy: tried.strategy }) }
  let last: LedgerEntry | undefined
  for (const draft of drafts(terms)) {
    const entry = await pinProof(draft, noticed, proving)
    refuseInterrupted(world)
    if (entry?.verdict === 'bites') return { draft, entry, before }
    last = entry ?? last
  }
  return last
}

/** The file alone, so that the test may be renamed; in one where others are red already, the test. */
function testOf({ target, measured }: Tried): string {
  const { closest } = measured.judgement
  // @teeth red-neighbours-are-left-out: names the test alone where others of its file are red already
  //   test: test/unit/diff/pin.test.ts > names the test alone where others of its file are red already
  //   revert: condition true
  if (closest === undefined || countRed(measured.proof) === 0) return target.file
  return [target.file, ...closest.titlePath].join(' > ')
}

/** Named where the test file alone does not tell it: it belongs to several projects, or not all of them were looked at. */
function layerOf({ file, layer }: Target, { layers, request }: Proving): { readonly layer?: string } {
  const holding = layers.filter(({ files, refusal }) => refusal === undefined && files.includes(file))
  // @teeth pin-names-the-project: names the project where the test file belongs to several
  //   test: test/unit/diff/pin.test.ts > names the project where the test file belongs to several
  //   revert: condition true
  if (layer === '' || (holding.length < 2 && request.runs.projects.length === 0)) return {}
  return { layer }
}

function refuseInterrupted({ interruption }: DiffWorld): void {
  // @teeth interrupted-pins-nothing: an interrupted pin says so, and claims nothing about the tests
  //   test: test/unit/diff/pin.test.ts > an interrupted pin says so, and claims nothing about the tests
  //   revert: remove
  if (interruption.aborted)
    throw new TeethError(
      'pin-interrupted',
      'the command was interrupted before a guard was proven; nothing was written',
    )
}
