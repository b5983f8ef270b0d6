/** Files that a project keeps from run to run: written inside it only, lines added whole. */

import { lstat, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import { insideRoot } from './inside-root.ts'
import { writeAtomically } from './output.ts'

/**
 * Adds one line (with its end) to the file at `path` in `root` (absolute, real). One write at the end of the file, so
 * that two commands never mix their lines. Throws TeethError `output-not-writable`.
 */
export async function appendLine(root: string, path: string, line: string): Promise<void> {
  await refuseOutside(root, path)
  const handle = await open(join(root, path), 'a+').catch((error: unknown) => {
    throw refusal(path, error)
  })
  try {
    // Whatever a killed process left half is ended, so that only its line is lost.
    const text = (await endsInLine(handle)) ? line : `\n${line}`
    const bytes = Buffer.from(text)
    const { bytesWritten } = await handle.write(bytes)
    if (bytesWritten < bytes.length) throw refusal(path, new Error('the disk took a part of the line only'))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Replaces the file at `path` in `root` as a whole. Throws TeethError `output-not-writable`. */
export async function writeKept(root: string, path: string, text: string): Promise<void> {
  await refuseOutside(root, path)
  await writeAtomically(join(root, path), text)
}

async function refuseOutside(root: string, path: string): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true }).catch((error: unknown) => {
    throw refusal(path, error)
  })
  const folder = insideRoot(root, dirname(path))
  // @teeth kept-inside: what is kept is not written through a link that leads out of the project
  //   test: test/native/world/kept-files.test.ts
  //   revert: condition false
  if (folder === undefined || (await isLink(join(root, path)))) {
    throw new TeethError('output-not-writable', `\`${path}\` leads out of the project, or is a link`)
  }
}

async function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  )
}

type Handle = Awaited<ReturnType<typeof open>>

async function endsInLine(handle: Handle): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return true
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] === 0x0a
}

function refusal(path: string, error: unknown): TeethError {
  const reason = error instanceof Error ? error.message : String(error)
  return new TeethError('output-not-writable', `\`${path}\` cannot be written: ${reason}`, { cause: error })
}
