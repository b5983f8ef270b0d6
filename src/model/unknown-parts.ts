/** Parts of values that came as JSON and are not yet believed to be anything. */

export function objectIn(value: unknown, key: string): object | undefined {
  const part = partIn(value, key)
  return typeof part === 'object' && part !== null ? part : undefined
}

export function textIn(value: unknown, key: string): string | undefined {
  const part = partIn(value, key)
  return typeof part === 'string' ? part : undefined
}

/** A whole number that is counted by: an id, a number of a request. */
export function numberIn(value: unknown, key: string): number | undefined {
  const part = partIn(value, key)
  return typeof part === 'number' && Number.isSafeInteger(part) ? part : undefined
}

/** Own keys only: what every object inherits is nobody's part. */
export function partIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

/** A text that says something. */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** A day of the calendar, YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  // @teeth days-of-the-calendar: a day that no calendar has is refused
  //   test: test/unit/sweep/waivers.test.ts
  //   was: return true
  return new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
}
