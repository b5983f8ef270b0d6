/** A signal that comes with the first of several. */

/** Not `AbortSignal.any`: where nobody listens, Node forgets there that a timer has gone off once its signal is collected. */
export function either(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    // @teeth what-came-is-not-forgotten: a signal that came has come, whoever has forgotten the one it came from
    //   test: test/unit/sweep/either.test.ts
    //   revert: remove
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
  }
  return controller.signal
}
