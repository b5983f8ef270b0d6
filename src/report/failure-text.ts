/** How tests and their failures are quoted: titles from the outermost suite down, the message as it was thrown. */

import type { IntendedTest } from '../model/guard.ts'
import type { LedgerFailure, LedgerProof } from '../model/ledger.ts'

/** `test/lookup.test.ts > lookup > reads the requested plane`. */
export function testName(test: IntendedTest): string {
  return test.title === undefined ? test.file : `${test.file} > ${test.title}`
}

/** `lookup > reads the requested plane  test/lookup.test.ts:31`; a failure outside every test is the file's. */
export function failureTitle({ titlePath, line }: LedgerFailure, { test }: Pick<LedgerProof, 'test'>): string {
  const place = line === undefined ? test.file : `${test.file}:${line}`
  if (titlePath.length === 0) return place
  return line === undefined ? titlePath.join(' > ') : `${titlePath.join(' > ')}  ${place}`
}

/** `AssertionError: expected 1 to be 2`. */
export function failureMessage({ name, message }: LedgerFailure): string {
  return name === undefined ? message : `${name}: ${message}`
}
