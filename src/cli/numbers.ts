/** Numbers typed by people: taken whole or refused with what was expected. */

import { TeethError } from '../errors/teeth-error.ts'

export type NumberRule = {
  /** As typed, for the message: `--lanes`. */
  readonly flag: string
  readonly least: number
  readonly most: number
  /** Plural, for the message: `milliseconds`; absent for bare numbers. */
  readonly unit?: string
}

/** Reads a whole number. Throws `usage` for anything else, also for `1e3`, `0x10`, `2.0` and a number out of range. */
export function wholeNumber(text: string, rule: NumberRule): number {
  // @teeth numbers-are-plain: a refusal names a number in another notation
  //   test: test/unit/cli/program.test.ts
  //   was: const number = Number(text)
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= rule.least && number <= rule.most) return number
  const unit = rule.unit === undefined ? '' : ` of ${rule.unit}`
  const range = rule.most === Number.MAX_SAFE_INTEGER ? `${rule.least} or more` : `${rule.least} to ${rule.most}`
  throw new TeethError('usage', `\`${rule.flag}\` is \`${text}\`; expected a whole number${unit}, ${range}`)
}
