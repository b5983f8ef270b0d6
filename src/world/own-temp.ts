/** The folder for what outlives a crash but not the day: locks and copies; this user's alone. */

import { accessSync, constants, lstatSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'

/** Whether there is such a folder, and it can be written: without it no lane starts, but a list can be given. */
export function hasOwnTemp(): boolean {
  try {
    accessSync(ownTemp(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Absolute and real, and there. One nobody else can find when another user sits on the name. */
export function ownTemp(): string {
  const folder = join(realpathSync(tmpdir()), `teeth-${uid()}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return isOurs(folder) ? folder : mkdtempSync(`${folder}-`)
}

/** What is said when something cannot be kept in a folder there. */
export function tempNotWritable(folder: string, cause: unknown): TeethError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new TeethError('temp-not-writable', `nothing can be written to \`${folder}\`: ${reason}`, { cause })
}

function isOurs(folder: string): boolean {
  const stats = lstatSync(folder)
  if (process.platform === 'win32') return stats.isDirectory()
  return stats.isDirectory() && stats.uid === process.geteuid?.() && (stats.mode & 0o022) === 0
}

function uid(): string {
  return String(process.geteuid?.() ?? userInfo().username)
}
