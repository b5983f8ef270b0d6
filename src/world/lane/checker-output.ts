/** What a type checker printed, read into errors and the files it has looked at. */

import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { Place } from '../../model/place.ts'

export type CheckerError = {
  /** POSIX from the root; absolute outside it. */
  readonly place: Place
  /** `TS2345`. */
  readonly code: string
  /** With the lines below it. */
  readonly message: string
}

export type Checked = {
  readonly errors: readonly CheckerError[]
  /** Errors that stand in no file: with such a one no types are checked. */
  readonly general: readonly string[]
  /** Every file of the program, spelled like the places of errors. */
  readonly read: ReadonlySet<string>
}

const IN_FILE = /^(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<message>.*)$/s
const GENERAL = /^error TS\d+: /

export type CheckerFolders = {
  /** Where the checker was started: what it names relatively is named from there. */
  readonly cwd: string
  readonly root: string
}

/** Pure. Both folders are absolute. */
export function readChecker(output: string, folders: CheckerFolders): Checked {
  const entries = output.split(/\r?\n(?! )/)
  return {
    errors: entries.flatMap((entry) => checkerError(entry, folders) ?? []),
    general: entries.filter((entry) => GENERAL.test(entry)),
    read: new Set(entries.filter(isListed).map((file) => fromRoot(file, folders))),
  }
}

/** An error outside of the root begins with an absolute path too. */
function isListed(entry: string): boolean {
  return isAbsolute(entry) && !IN_FILE.test(entry)
}

function checkerError(entry: string, folders: CheckerFolders): CheckerError | undefined {
  const { file, line, column, code, message } = IN_FILE.exec(entry)?.groups ?? {}
  if (file === undefined || code === undefined || message === undefined) return undefined
  return { place: { file: fromRoot(file, folders), line: Number(line), column: Number(column) }, code, message }
}

function fromRoot(file: string, { cwd, root }: CheckerFolders): string {
  const path = resolve(cwd, file)
  const inside = relative(root, path)
  return (isAbsolute(inside) || inside.startsWith(`..${sep}`) ? path : inside).split(sep).join('/')
}
