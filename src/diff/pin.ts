/** The story of `teeth pin`: try the change, take the smallest part that a test notices, write its guard and prove it. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Change } from '../model/change.ts'
import type { LedgerEntry } from '../model/ledger.ts'
import type { Files, Lane } from '../model/world.ts'
import { list } from '../prove/list.ts'
import { prove } from '../prove/prove.ts'
import { reproduceLine } from '../prove/reproduce-line.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { Company } from './diff.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import { find, type Found } from './find.ts'
import { type Draft, drafts } from './pin-draft.ts'
import { pinWords } from './pin-words.ts'
import type { Tried } from './rounds.ts'

/** A guard that has bitten, not written yet. */
export type Pin = {
  readonly draft: Draft
  readonly entry: LedgerEntry
  /** The files as they were, by path. */
  readonly before: ReadonlyMap<string, string>
}

/** How many units are tried to be pinned before giving up. */
const MOST_UNITS = 4

/** Throws TeethError `no-change`, `nothing-notices`, or `not-pinned` when no annotation could be proven. */
export async function pin(world: DiffWorld, request: DiffRequest, company: Company): Promise<Pin> {
  const change = await world.changes.read(request.wish)
  company.onEvent({ kind: 'compared', change })
  if (change.files.length === 0)
    throw new TeethError('no-change', `nothing differs between ${change.from.name} and ${change.to.name}`)
  const found = await tried(world, request, { change, company })
  const noticed = noticedParts(found)
  // @teeth nothing-notices-no-pin: pin refuses when nothing notices
  //   test: test/unit/diff/pin.test.ts
  //   revert: remove
  if (noticed.length === 0) throw new TeethError('nothing-notices', whyNothing(found, change))
  const { guards } = await list(world, { ...request.runs, selection: { paths: [] } })
  const terms = { world, request, company, change, taken: new Set(guards.map(({ id }) => id)) }
  let last: LedgerEntry | undefined
  for (const one of noticed.slice(0, MOST_UNITS)) {
    const outcome = await pinOne(one, terms)
    if (outcome !== undefined && 'draft' in outcome) return outcome
    last = outcome ?? last
  }
  const why = whyNot(last, world.interruption.aborted)
  throw new TeethError('not-pinned', `no annotation for ${noticed[0]?.unit.title ?? 'it'} could be proven; ${why}`)
}

function whyNot(last: LedgerEntry | undefined, wasInterrupted: boolean): string {
  if (wasInterrupted) return 'the command was interrupted'
  return last === undefined ? 'there is no room for a comment' : `${last.verdict}: ${last.observed}`
}

type Tries = { readonly change: Change; readonly company: Company }

async function tried(world: DiffWorld, request: DiffRequest, { change, company }: Tries): Promise<Found> {
  const lanes: Promise<Lane>[] = [world.runner.open()]
  try {
    return await find(world, request, { change, lanes, start: world.clock.elapsed(), onEvent: company.onEvent })
  } finally {
    await Promise.allSettled(lanes.map(async (lane) => (await lane).close()))
  }
}

/** Parts before files and the whole, what a test of the change notices before the rest, small before large. */
export function noticedParts({ outcome, roles }: Pick<Found, 'outcome' | 'roles'>): readonly Tried[] {
  const biting = outcome.tried.filter(({ measured }) => measured.judgement.verdict === 'bites')
  const once = [...Map.groupBy(biting, ({ unit }) => unit.id).values()].flatMap((all) => all.slice(0, 1))
  const SCOPES = ['part', 'file', 'whole']
  const rank = ({ unit, target }: Tried): readonly number[] => [
    SCOPES.indexOf(unit.scope),
    roles.get(target.file) === 'test' ? 0 : 1,
    sizeOf(unit),
  ]
  return once.toSorted((one, other) => {
    const [ranks, others] = [rank(one), rank(other)]
    return ranks.map((value, index) => value - (others[index] ?? 0)).find((apart) => apart !== 0) ?? 0
  })
}

function sizeOf({ undo }: ChangeUnit): number {
  if (undo.kind !== 'runnable') return Infinity
  const edits = undo.files.flatMap((file) => file.edits)
  return edits.reduce((sum, { span, text }) => sum + span.end - span.start + text.length, 0)
}

function whyNothing({ units, wasInterrupted }: Found, { from, to }: Change): string {
  if (wasInterrupted) return 'the command was interrupted before a test had noticed anything'
  const runnable = units.filter(({ undo }) => undo.kind === 'runnable').length
  const change = `between ${from.name} and ${to.name}`
  return runnable === 0
    ? `${change} there is no behaviour that could be undone`
    : `no test notices when what changed ${change} is undone; a guard for it would have no teeth`
}

type Terms = Tries & {
  readonly world: DiffWorld
  readonly request: DiffRequest
  readonly taken: ReadonlySet<string>
}

/** What came of it: a pin, the last entry that did not bite, or nothing where there was nowhere to write. */
async function pinOne({ unit, target, measured }: Tried, terms: Terms): Promise<Pin | LedgerEntry | undefined> {
  const { closest } = measured.judgement
  const { change } = terms
  if (unit.undo.kind !== 'runnable' || closest === undefined) return undefined
  const [subject] = change.subjects
  const title = closest.titlePath.at(-1) ?? ''
  const words = pinWords({ ...(subject === undefined ? {} : { subject }), title, taken: terms.taken })
  const from = change.from.commit?.slice(0, 12) ?? 'HEAD'
  const { files } = unit.undo
  let last: LedgerEntry | undefined
  for (const draft of drafts({ words, test: target.file, kind: closest.kind, files, from })) {
    if (terms.world.interruption.aborted) break
    const entry = await proven(draft, terms)
    if (entry?.verdict === 'bites')
      return { draft, entry, before: new Map(files.map((file) => [file.file, file.before])) }
    last = entry ?? last
  }
  return last
}

/** The annotation is proven as it would be read, with nothing written: files are served from memory. */
async function proven({ texts, words }: Draft, { world, request, company }: Terms): Promise<LedgerEntry | undefined> {
  const selection = { paths: [...texts.keys()], pattern: words.id }
  const ledger = await prove(
    { ...world, files: withTexts(world.files, texts) },
    { ...request.runs, selection, strategy: 'overlay', mayBeEmpty: true },
    { signature: company.signature, onProgress: () => undefined },
  )
  const entry = ledger.guards.find(({ id }) => id === words.id)
  return entry && { ...entry, reproduce: reproduceLine(entry, request.runs) }
}

function withTexts(files: Files, texts: ReadonlyMap<string, string>): Files {
  return {
    ...files,
    read: async (path) => texts.get(path) ?? files.read(path),
    search: async (needle, paths) => {
      const there = new Set(await files.search(needle, paths))
      return paths.filter((path) => texts.get(path)?.includes(needle) ?? there.has(path))
    },
  }
}
