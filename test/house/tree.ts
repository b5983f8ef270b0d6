/** Reads the maintained files of this repository from the disk, once for all rules. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HouseFile, houseFile } from './house-file.ts'

const root = join(import.meta.dirname, '../..')

/** Every file that git tracks or would track, POSIX from the root, sorted; generated and borrowed files left out. */
export function listFiles(): readonly string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return [...new Set(output.toString().split('\0'))].filter((path) => path !== '').toSorted()
}

export function readFile(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The TypeScript files among `paths` that are ours to keep. */
export function maintained(paths: readonly string[]): readonly HouseFile[] {
  return paths.filter((path) => /\.(ts|mjs)$/.test(path) && !path.startsWith('test/fixtures/')).map(parsed)
}

function parsed(path: string): HouseFile {
  return houseFile(path, readFile(path))
}
