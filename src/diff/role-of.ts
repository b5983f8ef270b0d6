/** What each changed file is to a diff: code whose behaviour can be put back, a test, code of the tests, or neither. */

import type { ChangedFile } from '../model/change.ts'
import type { DiffFile } from '../model/diff-ledger.ts'

const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/
const DECLARATIONS = /\.d\.[cm]?ts$/
const SUPPORT =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|__mocks__|__fixtures__|fixtures|bench(?:marks?)?|playground|examples?|docs?)\//
const CONFIG = /(?:^|\/)(?:[\w.-]+\.(?:config|setup|workspace)|\.[\w.-]+rc)\.[cm]?[jt]s$|(?:^|\/)(?:scripts|\.github)\//

const GENERATED = /(?:^|\/)(?:dist|coverage)\/|^(?:build|out)\/|\.min\.[cm]?js$/

export type Role = DiffFile['role']

/** `testFiles`: every test file that the project's Vitest has. */
export function roleOf({ path }: Pick<ChangedFile, 'path'>, testFiles: ReadonlySet<string>): Role {
  if (testFiles.has(path)) return 'test'
  if (!SCRIPT.test(path) || DECLARATIONS.test(path) || GENERATED.test(path)) return 'other'
  if (/\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path)) return 'support'
  return SUPPORT.test(path) || CONFIG.test(path) ? 'support' : 'source'
}
