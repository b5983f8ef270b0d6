/** What commands have left in a folder for temporary files that nobody else uses. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders that every command shares are no leftovers. Links are not followed: a copy has its `node_modules` by them. */
export function leftIn(temporary: string): readonly string[] {
  return readdirSync(temporary).flatMap((name) =>
    /^teeth-\w+$/.test(name) ? ['locks', 'places'].flatMap((folder) => namesIn(join(temporary, name, folder))) : [name],
  )
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
