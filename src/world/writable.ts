/** Whether a file can be reverted on disk without harm, and what has to be known of it to put it back. */

import { relative, sep } from 'node:path'
import type { Attributes } from './atomic-write.ts'
import { type Disk, errorCode } from './disk.ts'
import { insideRoot } from './inside-root.ts'
import { NotWritten } from './not-written.ts'

export type Writable = {
  /** POSIX path from the root, every link followed: a link stays one, and its target is written. */
  readonly path: string
  readonly target: string
  readonly bytes: Buffer
  readonly attributes: Attributes
  /** Only the file itself, kept under a second name, brings these back: its other names, its other owner. */
  readonly mustBeKept: boolean
}

export type Expected = {
  /** POSIX path from the root. */
  readonly file: string
  /** The text that the revert was made from. */
  readonly before: string
  /** A file of a copy: its mode is kept, and binds nobody. */
  readonly isOurs?: boolean
}

/** Throws NotWritten, with the way out, for a file that is not to be written. `root` is absolute and real. */
export function writable(disk: Disk, root: string, { file, before, isOurs = false }: Expected): Writable {
  const target = insideRoot(root, file)
  if (target === undefined) throw refusal(file, 'it is not there, or it leads out of the project', 'Bring it back.')
  const stats = disk.lstatSync(target)
  if (!stats.isFile()) throw refusal(file, 'it is no regular file', COPY)
  // @teeth a-read-only-file-is-refused: a file nobody may write is not written
  //   test: test/native/world/writable.test.ts
  //   revert: remove
  if ((stats.mode & 0o222) === 0 && !isOurs)
    throw refusal(
      file,
      'it is read-only',
      `Make it writable (\`chmod u+w ${file}\`), or prove it with \`--strategy copy\`.`,
    )
  const bytes = read(disk, target, file)
  refuseOthers(file, bytes, before)
  const { mode, uid, gid, nlink } = stats
  return {
    path: relative(root, target).replaceAll(sep, '/'),
    target,
    bytes,
    attributes: { mode: mode & 0o7777, uid, gid },
    mustBeKept: nlink > 1 || uid !== (process.geteuid?.() ?? uid),
  }
}

const COPY = 'Prove it with `--strategy copy`.'

function read(disk: Disk, target: string, file: string): Buffer {
  try {
    return disk.readFileSync(target)
  } catch (cause) {
    throw new NotWritten(file, `it cannot be read (${errorCode(cause) ?? String(cause)})`, { wayOut: COPY, cause })
  }
}

/** The revert is the old behaviour of one text: of another, or of bytes that are none, nobody knows it. */
function refuseOthers(file: string, bytes: Buffer, before: string): void {
  if (bytes.equals(Buffer.from(before))) return
  const text = bytes.toString('utf8')
  const isText = Buffer.from(text).equals(bytes)
  if (!isText) throw refusal(file, 'it is not UTF-8', `Save \`${file}\` as UTF-8.`)
  throw refusal(file, 'it has changed since the command read it', 'Run the command again.')
}

function refusal(file: string, detail: string, wayOut: string): NotWritten {
  return new NotWritten(file, detail, { wayOut })
}
