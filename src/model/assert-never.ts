/** The compiler's witness that a switch over a closed union forgot no member. */

/**
 * Ends an exhaustive switch.
 * @throws Error when a value outside the union arrives at run time: a fault of ours, never the user's.
 */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
