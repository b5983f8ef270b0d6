/** The value of `test:`: a test file, or one test or suite in it. */

import type { IntendedTest } from '../model/guard.ts'
import { nearestPath } from '../model/nearest-path.ts'
import type { Complaint, Outcome } from './annotation.ts'
import { fromRoot, type WrittenPath } from './from-root.ts'
import { onOneLine } from './on-one-line.ts'
import { quoted } from './quoted.ts'

const STEP = /\s>(?:\s|$)/g

/**
 * Reads `path/to/file.test.ts > suite > test`; the titles stay as written. Refuses a path that leaves the root, and a
 * file that is not among `knownFiles`.
 * @param file the file in which it is written: `./` counts from its folder
 */
export function readTest(value: string, file: string, knownFiles: ReadonlySet<string>): Outcome<IntendedTest> {
  const line = onOneLine(value)
  const pathOf = (written: string): WrittenPath =>
    knownFiles.has(written) ? { kind: 'inside', path: written } : fromRoot(written, file)
  const isKnown = (path: WrittenPath): boolean => path.kind === 'inside' && knownFiles.has(path.path)
  const { written, title } = parted(line, (written) => isKnown(pathOf(written)))
  if (title === '') return refuse(emptyTitle(line))
  const path = pathOf(written)
  if (path.kind === 'backslashes') return refuse(backslashes(written))
  if (path.kind === 'outside') return refuse(outside(written))
  if (!knownFiles.has(path.path)) return refuse(missing(path.path, knownFiles))
  return { kind: 'read', value: title === undefined ? { file: path.path } : { file: path.path, title } }
}

type Parted = { readonly written: string; readonly title: string | undefined }

/** At the first `>`, unless what stands before a later one, or all of it, is the name of a file. */
function parted(line: string, isKnown: (written: string) => boolean): Parted {
  const readings = [...line.matchAll(STEP)].map((step) => ({
    written: line.slice(0, step.index).trim(),
    title: line.slice(step.index + step[0].length).trim(),
  }))
  const whole: Parted = { written: line.trim(), title: undefined }
  // @teeth a-file-may-hold-the-separator: a file whose name holds the separator is read whole
  //   test: test/unit/read/values.test.ts > test:
  //   was: return readings[0] ?? whole
  return [...readings, whole].find(({ written }) => isKnown(written)) ?? readings[0] ?? whole
}

function refuse(complaint: Complaint): Outcome<IntendedTest> {
  return { kind: 'refused', complaint }
}

function emptyTitle(value: string): Complaint {
  return {
    code: 'empty-value',
    message: `${quoted(value)} names no test after \`>\``,
    wayOut: 'Write the title of a suite or a test after `>`, or the path alone for the whole file.',
  }
}

function backslashes(written: string): Complaint {
  return {
    code: 'test-file-missing',
    message: `the path ${quoted(written)} has backslashes; expected \`/\` between folders`,
    wayOut: `Write ${quoted(written.replaceAll('\\', '/'))}.`,
  }
}

function outside(written: string): Complaint {
  return {
    code: 'test-outside-root',
    message: `the test file ${quoted(written)} is outside the root; expected a path from the root`,
    wayOut: 'Name a test file of this project, from the root or, with `./`, from this file.',
  }
}

function missing(path: string, knownFiles: ReadonlySet<string>): Complaint {
  const meant = nearestPath(path, knownFiles)
  return {
    code: 'test-file-missing',
    message: `there is no file ${quoted(path)}${meant === undefined ? '' : `; the nearest is ${quoted(meant)}`}`,
    wayOut: 'Write the path from the root or, with `./`, from this file, as it is on disk.',
  }
}
