/** The event that a CI started its job for, as it wrote it to disk. */

import { readFile } from 'node:fs/promises'

/** Undefined without a file, and for what is no JSON: the flags may still say everything. */
export async function readEvent(file: string | undefined): Promise<unknown> {
  if (file === undefined || file === '') return undefined
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
