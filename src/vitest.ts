/** What tests import from `teeth/vitest`: `premise`, by which a fixture asserts what it believes. */

/**
 * A premise that did not hold. Its own key `teethPremise` is what tells it apart after it went from one process to
 * another: a class does not survive that.
 */
export class PremiseError extends Error {
  override readonly name = 'PremiseError'
  /** The claim, as the test wrote it. */
  readonly teethPremise: string

  constructor(claim: string, options?: ErrorOptions) {
    super(`premise: ${claim}`, options)
    // @teeth a-claim-survives-the-way: keeps its claim as a key of its own, which survives the way to another process
    //   test: test/unit/vitest/premise.test.ts
    //   revert: remove
    this.teethPremise = claim
  }
}

/**
 * Asserts what a test takes for granted, and is not about. A guard whose trial breaks a premise does not bite:
 * `teeth` calls it `incidental` and names the claim.
 *
 * `holds` is a truth, a function that gives one, or a promise of one (then await the call). It is broken by anything
 * falsy, by a throw and by a rejection; these are kept as the cause.
 *
 * @example premise('the catalogue has rows', rows.length > 0)
 * @throws PremiseError when it does not hold.
 */
export function premise(claim: string, holds: PromiseLike<unknown> | (() => PromiseLike<unknown>)): Promise<void>
export function premise(claim: string, holds: () => unknown): void
export function premise(claim: string, holds: unknown): asserts holds
export function premise(claim: string, holds: unknown): Promise<void> | void {
  const truth = truthOf(claim, holds)
  if (isPromise(truth)) return settled(claim, truth)
  if (!truth) throw broken(claim)
}

function truthOf(claim: string, holds: unknown): unknown {
  if (typeof holds !== 'function') return holds
  try {
    return holds()
  } catch (cause) {
    throw broken(claim, { cause })
  }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

/** The error is made before the wait: after it, the stack no longer knows who asserted. */
async function settled(claim: string, promise: PromiseLike<unknown>): Promise<void> {
  const error = broken(claim)
  let holds: unknown
  try {
    holds = await promise
  } catch (cause) {
    error.cause = cause
  }
  if (!holds) throw error
}

/** The stack begins where the premise was asserted, in the engines that can do that. */
function broken(claim: string, options?: ErrorOptions): PremiseError {
  const error = new PremiseError(claim, options)
  if ('captureStackTrace' in Error) Error.captureStackTrace(error, premise)
  return error
}
