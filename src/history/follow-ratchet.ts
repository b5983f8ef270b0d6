/** The ratchet after a run: what was reached is in it, and nothing leaves without a waiver. */

import type { Ratchet } from '../model/ratchet.ts'
import { holds, isGone, type RatchetFacts } from './check-ratchet.ts'

/** How far above its floor a figure may be before the floor follows. Percentage points. */
const PLAY = 1.5

export function followRatchet(ratchet: Ratchet, { ledger, measured, today }: RatchetFacts): Ratchet {
  const bites = new Set(ledger.guards.filter(({ verdict }) => verdict === 'bites').map(({ id }) => id))
  const there = new Set(ledger.guards.map(({ id }) => id))
  const excused = new Set(ratchet.waivers.filter((waiver) => holds(waiver, today)).map(({ guard }) => guard))
  const leaves = (id: string) => excused.has(id) && !bites.has(id) && (there.has(id) || isGone(id, ledger))
  return {
    guards: [...new Set([...ratchet.guards.filter((id) => !leaves(id)), ...bites])].toSorted(),
    // What a waiver let go and that is proven again needs none any more.
    waivers: ratchet.waivers.filter(({ guard }) => !bites.has(guard)),
    floors: followFloors(ratchet.floors, measured),
  }
}

/** A raised floor stays one point under the figure, so that small moves are free. A new figure gets one at once. */
export function followFloors(floors: Ratchet['floors'], measured: RatchetFacts['measured']): Ratchet['floors'] {
  const raised = Object.entries(measured).map(([name, figure]) => [name, raise(floors[name], figure)] as const)
  return { ...floors, ...Object.fromEntries(raised) }
}

function raise(floor: number | undefined, figure: number): number {
  const below = Math.max(0, Math.floor((figure - 1) * 10) / 10)
  if (floor === undefined) return below
  // @teeth floors-never-fall: a floor follows a figure upwards and never falls
  //   test: test/unit/history/follow-ratchet.test.ts > a floor > follows a figure upwards and never falls
  //   revert: condition true
  return figure - floor > PLAY ? below : floor
}
