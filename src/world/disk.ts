/** The calls that change the user's tree and put it back, as one value: a test can make each of them fail, or be the last. */

import * as fs from 'node:fs'

/** Synchronous on purpose: between two of them no signal and no other work of ours comes in. */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'existsSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'unlinkSync'
  | 'utimesSync'
  | 'writeFileSync'
>

/** The real one. */
export const disk: Disk = fs

/** The error's `code` (`ENOENT`, `EEXIST` …), when it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
