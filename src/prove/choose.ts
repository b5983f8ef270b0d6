/** Which strategy proves a unit: the safest that can, and the next one where the first never met the code. */

import { explainReason } from '../errors/explain-reason.ts'
import type { ProveRequest } from '../model/request.ts'
import type { Way } from '../model/strategy.ts'
import type { Measured } from './measure.ts'
import { mayFailByTypes, silencedIn } from './type-checks.ts'
import type { Unit } from './units.ts'

/** A type checker asks no overlay. */
const CHECKED: Way = { strategy: 'copy', because: { kind: 'checks-types' } }

type Wish = Pick<ProveRequest, 'strategy'>

/** How a unit is tried first: as the request says, else by overlay, unless a command is to be run after the revert. */
export function firstWay({ guard, typeCheck }: Unit, { strategy = 'auto' }: Wish): Way {
  // @teeth a-checker-reads-the-disk: types are checked in a copy, where the old behaviour is on disk
  //   test: test/unit/prove/choose.test.ts
  //   revert: remove
  if (typeCheck !== undefined) return CHECKED
  if (strategy === 'overlay') return { strategy }
  if (strategy !== 'auto') return { strategy, because: { kind: 'asked-for' } }
  const { prepare } = guard
  // @teeth a-command-asks-for-a-copy: a guard with a command to run after the revert is proven in a copy
  //   test: test/unit/prove/choose.test.ts
  //   revert: condition true
  if (prepare === undefined) return { strategy: 'overlay' }
  return { strategy: 'copy', because: { kind: 'has-a-command-to-run', command: prepare } }
}

/**
 * How it is tried again: in a copy, when under an overlay its code was not met. Loaded but never run counts too: another
 * process may run what a test only imports. So does a test that stayed green: it may import the code and run it from
 * disk as well, and look only at that.
 */
export function secondWay({ unit, judgement, way }: Measured, { strategy = 'auto' }: Wish): Way | undefined {
  const { verdict, reason } = judgement
  // @teeth silenced-types-take-nothing-back: a test that stayed green is not asked by types where the checker keeps silent
  //   test: test/unit/prove/choose.test.ts
  //   was: const isSilenced = false
  const isSilenced = silencedIn(unit.files) !== undefined
  if (strategy !== 'auto' || way?.strategy !== 'overlay') return undefined
  // @teeth unreached-in-memory-is-tried-on-disk: what an overlay never met is tried in a copy
  //   test: test/unit/prove/choose.test.ts
  //   revert: condition true
  if (verdict !== 'unreached' && verdict !== 'toothless') return undefined
  // @teeth green-by-tests-is-tried-by-types: a test that stayed green has its types checked, where these count too
  //   test: test/unit/prove/choose.test.ts
  //   revert: remove
  if (mayFailByTypes(unit.guard) && !isSilenced) return CHECKED
  const [site] = unit.guard.sites
  // @teeth green-in-memory-is-tried-on-disk: what stayed green under an overlay is tried in a copy
  //   test: test/unit/prove/choose.test.ts
  //   revert: remove
  if (verdict === 'toothless' && site !== undefined)
    return { strategy: 'copy', because: { kind: 'green-in-memory', file: site.file } }
  return 'file' in reason ? { strategy: 'copy', because: { kind: 'not-through-vite', file: reason.file } } : undefined
}

/** What both tries show together. The second speaks unless it came no nearer to the code, or could not tell. */
export function together(first: Measured, second: Measured): Measured {
  // @teeth only-a-bite-takes-it-back: a test that stayed green in memory is toothless unless the copy bites
  //   test: test/unit/prove/choose.test.ts
  //   revert: remove
  if (isDoubted(first) || checksTypes(second)) return second.judgement.verdict === 'bites' ? second : first
  if (second.judgement.verdict === 'unreached' && !cameNearer(first, second)) {
    return { ...first, way: { strategy: 'overlay', because: { kind: 'nor-from-disk' } } }
  }
  // @teeth a-red-copy-is-no-red-tree: what is red only in the copy is not held against the test
  //   test: test/unit/prove/choose.test.ts
  //   revert: remove
  if (toldNothing(second)) return withoutCopy(first, observedIn(second))
  return second
}

/** It is another question, and whatever else it shows is no answer to the first. */
export function checksTypes({ way }: Pick<Measured, 'way'>): boolean {
  return way?.because?.kind === 'checks-types'
}

/** Known for toothless, unless a copy bites: nothing else that a copy shows is news. */
export function isDoubted({ judgement }: Measured): boolean {
  return judgement.verdict === 'toothless'
}

/** `detail` says why no copy could be used: a phrase. */
export function withoutCopy(first: Measured, detail: string): Measured {
  if (isDoubted(first)) return first
  return { ...first, way: { strategy: 'overlay', because: { kind: 'copy-of-no-use', detail } } }
}

/** On disk a file is always there to be loaded: only that it was says anything. */
function cameNearer(first: Measured, second: Measured): boolean {
  const [before, now] = [first, second].map(({ judgement }) => judgement.reason.kind)
  return now === 'never-executed' && before !== now
}

function toldNothing({ proof, judgement: { verdict, reason } }: Measured): boolean {
  if (reason.kind === 'interrupted') return false
  return proof.trials.length === 0 || verdict === 'unmeasured'
}

function observedIn({ judgement, unit: { guard, test } }: Measured): string {
  const { observed } = explainReason({ ...judgement, way: { strategy: 'copy' } }, guard, test)
  return observed.charAt(0).toLowerCase() + observed.slice(1).replace(/\.$/, '')
}
