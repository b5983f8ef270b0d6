/** Waits for a value, but no longer than a deadline or an interruption. */

export const LATE = Symbol('late')
export const INTERRUPTED = Symbol('interrupted')

export async function within<Value>(
  ms: number,
  value: Promise<Value>,
  interruption?: AbortSignal,
): Promise<Value | typeof LATE | typeof INTERRUPTED> {
  const { promise, resolve } = Promise.withResolvers<typeof LATE | typeof INTERRUPTED>()
  const timer = setTimeout(() => resolve(LATE), ms)
  const interrupt = () => resolve(INTERRUPTED)
  interruption?.addEventListener('abort', interrupt)
  // @teeth nothing-after-an-interruption: nothing is begun after an interruption
  //   test: test/unit/lane/waiting.test.ts
  //   revert: remove
  if (interruption?.aborted) interrupt()
  return Promise.race([value, promise]).finally(() => {
    clearTimeout(timer)
    interruption?.removeEventListener('abort', interrupt)
  })
}
