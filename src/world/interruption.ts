/** Being asked to stop: the first signal asks the story to end, the second ends the process. */

/** What SIGINT, SIGTERM and SIGHUP have said so far. */
export type Interruption = {
  /** Aborted on the first signal; its reason is the signal's name. */
  readonly signal: AbortSignal
  /** Stops listening. */
  close(): void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal signals the whole process group, and npm passes the same Ctrl-C on once more. Milliseconds. */
const SAME_PRESS = 250

/** Starts to listen. A second signal exits at once with 130; what is on disk then, its tree puts back on the way out. */
export function listenForInterruption(): Interruption {
  const controller = new AbortController()
  let firstAt: number | undefined
  const stop = (name: NodeJS.Signals) => {
    if (firstAt === undefined) {
      firstAt = performance.now()
      controller.abort(name)
    } else if (performance.now() - firstAt > SAME_PRESS) {
      process.exit(130)
    }
  }
  for (const name of SIGNALS) process.on(name, stop)
  return {
    signal: controller.signal,
    close: () => {
      for (const name of SIGNALS) process.off(name, stop)
    },
  }
}
