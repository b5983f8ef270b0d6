/** The one error class: what stops a command, with a code that the catalogue explains. */

import type { ErrorCode } from './codes.ts'

/** A reason to stop that is not a fault of ours. Exit code and way out come from the catalogue entry of `code`. */
export class TeethError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TeethError'
    this.code = code
  }
}
