/** The floors of a sweep, folder by folder, and the waivers that ran out. */

import { checkRatchet } from '../history/check-ratchet.ts'
import { followFloors } from '../history/follow-ratchet.ts'
import { RATCHET_FILE } from '../history/places.ts'
import { readRatchet, writeRatchet } from '../history/read-ratchet.ts'
import type { RatchetFinding } from '../model/ratchet.ts'
import type { SweepLedger } from '../model/sweep-ledger.ts'

export type SweepRatchet = {
  readonly findings: readonly RatchetFinding[]
  /** The new text of the file, with floors that have followed the figures. */
  readonly updated: string
}

/** `text`: the ratchet's file, undefined where there is none. Throws TeethError `ratchet-invalid`. */
export function sweepRatchet(text: string | undefined, ledger: SweepLedger): SweepRatchet {
  const ratchet = readRatchet(RATCHET_FILE, text)
  const measured = Object.fromEntries(ledger.folders.map((one) => [floorOf(ledger.of, one.folder), percentage(one)]))
  const facts = { ledger: { guards: [], isWhole: false }, measured, today: ledger.startedAt.slice(0, 10) }
  const floors = checkRatchet({ ...ratchet, waivers: [] }, facts)
  const updated = writeRatchet(RATCHET_FILE, text, { ...ratchet, floors: followFloors(ratchet.floors, measured) })
  return { findings: [...floors, ...expired(ledger)], updated }
}

function floorOf(of: SweepLedger['of'], folder: string): string {
  return `${of === 'exports' ? 'exports' : 'sweep'} of ${folder === '' ? '.' : folder}`
}

function percentage({ detected, valid }: SweepLedger['folders'][number]): number {
  return Math.floor((1000 * detected) / valid) / 10
}

/** Of several mutants that one waiver is about it ran out once. */
function expired({ mutants }: SweepLedger): readonly RatchetFinding[] {
  const all = mutants.flatMap(({ waiver }) => (waiver === undefined || waiver.holds ? [] : [waiver]))
  const unique = new Map(all.map((waiver) => [JSON.stringify(waiver), waiver]))
  return [...unique.values()].map((waiver) => ({ kind: 'survivor-expired', waiver }))
}
