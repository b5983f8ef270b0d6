/** Whether somebody who announced themselves at a project is in one's way. */

import { type Identity, identityIn, livenessOf } from './process-identity.ts'

/** `writing`: the tree holds old behaviour now and then, and nobody else may look. `reading`: it must stay as it is. */
export type LockMode = 'reading' | 'writing'

export type Holder = {
  readonly mode: LockMode
  readonly owner: Identity
  /** ISO 8601, UTC. */
  readonly since: string
}

/** Somebody of another machine or container who has been silent for longer is taken for dead. */
const LONGEST_ELSEWHERE_MS = 24 * 60 * 60_000
/** A draft lives for a moment. */
const LONGEST_DRAFT_MS = 60_000

type Seen = { readonly ageMs: number; readonly isDraft: boolean }

/** The holder that a file tells of; undefined for one that is still being drafted. */
export function holderIn(text: string, { ageMs, isDraft }: Seen): Holder | 'left by the dead' | undefined {
  if (isDraft) return ageMs > LONGEST_DRAFT_MS ? 'left by the dead' : undefined
  const holder = parsed(text)
  if (holder === undefined) return 'left by the dead'
  const liveness = livenessOf(holder.owner)
  const isDead = liveness === 'gone' || (liveness === 'elsewhere' && ageMs > LONGEST_ELSEWHERE_MS)
  return isDead ? 'left by the dead' : holder
}

/** Readers go together; a writer goes with nobody, not even with another of its own process. */
export function isInTheWay({ mode: other }: Pick<Holder, 'mode'>, mode: LockMode): boolean {
  // @teeth a-writer-is-alone: whoever writes the tree is alone in it
  //   test: test/unit/world/lock-decision.test.ts
  //   revert: condition false
  return mode === 'writing' || other === 'writing'
}

function parsed(text: string): Holder | undefined {
  try {
    const { mode, owner, since } = { ...JSON.parse(text) }
    const identity = identityIn(owner)
    if (identity === undefined || typeof since !== 'string') return undefined
    return mode === 'reading' || mode === 'writing' ? { mode, owner: identity, since } : undefined
  } catch {
    return undefined
  }
}
