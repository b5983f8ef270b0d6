/** Which git there is. */

import { asker } from './git-ask.ts'

/** Undefined without one. */
export async function gitVersion(root: string): Promise<string | undefined> {
  try {
    return /\d[\w.]*/.exec(await asker(root)('version'))?.[0]
  } catch {
    return undefined
  }
}
