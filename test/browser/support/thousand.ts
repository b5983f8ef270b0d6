/** A ledger of a thousand guards in sixty files, as a large project leaves one. */

import type { Ledger, LedgerEntry } from '../../../src/model/ledger.ts'
import { bitingGuard, ledgerOf, toothless } from '../../support/ledgers.ts'

const VERBS = ['keeps', 'refuses', 'warns of', 'rounds', 'orders', 'hides', 'reads', 'counts']
const NOUNS = ['the price', 'an empty plane', 'the missing token', 'half a cent', 'the rows', 'a draft', 'the page']

/** Every fiftieth has no teeth; `guard-777` is the only one that speaks of a `heliotrope`. */
export function thousand(): Ledger {
  return ledgerOf(
    Array.from({ length: 1000 }, (_, index) => entry(index)),
    { exitCode: 1 },
  )
}

function entry(index: number): LedgerEntry {
  const word = index === 777 ? 'heliotrope' : String(index)
  const behaviour = `${VERBS[index % VERBS.length]} ${NOUNS[index % NOUNS.length]} ${word}`
  const id = `guard-${index}`
  const guard = index % 50 === 0 ? { ...toothless(), id, behaviour } : bitingGuard(id, behaviour, 14 + (index % 200))
  const file = `src/part-${index % 60}/rows-${index % 7}.ts`
  return {
    ...guard,
    place: { ...guard.place, file },
    sites: guard.sites.map((site) => ({ ...site, file })),
    proofs: guard.proofs.map((proof) => ({ ...proof, layer: index % 3 === 0 ? 'contract' : 'unit' })),
    reproduce: `pnpm teeth ${file} -t ${id}`,
  }
}
