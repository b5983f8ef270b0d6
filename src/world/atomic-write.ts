/** How a file gets other bytes: whole or not at all, under its own name, mode and owner. */

import { dirname } from 'node:path'
import { type Disk, errorCode } from './disk.ts'

/** What a file has besides its bytes. `mode`: the permission bits. */
export type Attributes = { readonly mode: number; readonly uid: number; readonly gid: number }

export type Replacement = {
  readonly bytes: Uint8Array
  readonly attributes: Attributes
  /** Where the bytes are written first: beside the target, on the same file system. */
  readonly temporary: string
}

/**
 * Puts `bytes` in the place of the file at `target` (absolute, no link). When it throws, the target is as it was, or
 * wholly replaced where only the last flush failed; the temporary file is gone, unless the disk refuses that too.
 */
export function replaceFile(disk: Disk, target: string, { temporary, ...rest }: Replacement): void {
  try {
    writeNew(disk, temporary, rest)
    disk.renameSync(temporary, target)
  } catch (error) {
    removeIfThere(disk, temporary)
    throw error
  }
  syncFolder(disk, dirname(target))
}

/** Writes a file that must not be there yet, and flushes it. What a failure leaves is the caller's to remove. */
export function writeNew(
  disk: Disk,
  path: string,
  { bytes, attributes }: { readonly bytes: Uint8Array; readonly attributes?: Attributes },
): void {
  const descriptor = disk.openSync(path, 'wx', 0o600)
  try {
    disk.writeFileSync(descriptor, bytes)
    if (attributes !== undefined) give(disk, descriptor, attributes)
    disk.fsyncSync(descriptor)
  } finally {
    disk.closeSync(descriptor)
  }
}

/** Makes names in a folder last: without it a rename may be lost with the power. */
export function syncFolder(disk: Disk, folder: string): void {
  // Windows cannot open a folder; the rename stands all the same.
  if (process.platform === 'win32') return
  const descriptor = disk.openSync(folder, 'r')
  try {
    disk.fsyncSync(descriptor)
  } finally {
    disk.closeSync(descriptor)
  }
}

function give(disk: Disk, descriptor: number, { mode, uid, gid }: Attributes): void {
  try {
    disk.fchownSync(descriptor, uid, gid)
  } catch (error) {
    // Only root gives files away. Whoever asks has made sure that the first owner's file comes back.
    if (errorCode(error) !== 'EPERM') throw error
  }
  // After the owner: a change of owner takes the set-user-id bits away.
  disk.fchmodSync(descriptor, mode)
}

function removeIfThere(disk: Disk, path: string): void {
  try {
    disk.rmSync(path, { force: true })
  } catch {
    // The first error is the one to tell; whoever recovers knows this name and tries again.
  }
}
