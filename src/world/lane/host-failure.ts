/** Rejections that nobody handles in the process that hosts Vitest: a worker that dies takes its host along on 3.2. */

import type { RunEnd } from '../../model/run.ts'

/**
 * While `run` goes on, the first such rejection is how it ended. Vitest's own listener, which prints and
 * ends the process, has to be gone.
 */
export async function orHostFailure<Value>(run: Promise<Value>, failed: (end: RunEnd) => Value): Promise<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>()
  const hear = (error: unknown) => resolve(failed({ kind: 'crashed', detail: text(error) }))
  process.on('unhandledRejection', hear)
  return Promise.race([run, promise]).finally(() => process.off('unhandledRejection', hear))
}

/** What comes between two runs belongs to neither. */
export function ignoreEchoes(): void {
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', () => undefined)
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
