/** How a report reaches the disk: whole or not at all. */

import { randomUUID } from 'node:crypto'
import { access, appendFile, constants, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'

/** Refuses a target that could not be written, before minutes are spent on what goes into it. Throws `output-not-writable`. */
export async function refuseUnwritable(file: string): Promise<void> {
  const present = await stat(file).catch(() => undefined)
  // @teeth folders-are-no-reports: a file that cannot be written is refused beforehand when it is a folder
  //   test: test/native/world/output.test.ts
  //   revert: remove
  if (present?.isDirectory())
    throw new TeethError('output-not-writable', `\`${file}\` is a folder; a file was expected`)
  await reporting(file, async () => access(await nearestFolder(dirname(file)), constants.W_OK | constants.X_OK))
}

/** Writes `text` beside `file` (absolute) and renames it over; makes the folders on the way. Throws `output-not-writable`. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await reporting(file, async () => {
    const present = await stat(file).catch(() => undefined)
    // A device or a pipe (`/dev/stdout`) has no file to rename over.
    if (present !== undefined && !present.isFile()) return writeFile(file, text)
    await replace(await realpath(file).catch(() => file), text, present?.mode)
  })
}

/** Adds `text` at the end of `file` (absolute), as GitHub asks for its job summary. Throws `output-not-writable`. */
export async function append(file: string, text: string): Promise<void> {
  await reporting(file, () => appendFile(file, text))
}

/** How large `file` (absolute) is; 0 when it is not there. */
export async function bytesIn(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}

async function replace(file: string, text: string, mode = 0o666): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = join(dirname(file), `.teeth-${randomUUID()}.tmp`)
  try {
    const handle = await open(temporary, 'wx', mode)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
}

// Windows cannot open a folder; the rename stands all the same.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

async function nearestFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere || dirname(folder) === folder ? folder : nearestFolder(dirname(folder))
}

async function reporting(file: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new TeethError('output-not-writable', `\`${file}\` cannot be written: ${reason}`, { cause: error })
  }
}
