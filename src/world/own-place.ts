/** Folders of one process in the folder for temporary files: what a process leaves that ends without clearing up, the next one removes. */

import { mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn, tryRemove } from './disk-look.ts'
import { disk } from './disk.ts'
import { endMarked } from './lane/end-family.ts'
import { ownTemp, tempNotWritable } from './own-temp.ts'
import { identityIn, livenessOf, ownIdentity } from './process-identity.ts'

const OWNER_FILE = 'owner.json'
/** Begins the name of a folder that has no owner yet. */
const DRAFT = 'draft-'

/** A folder without an owner, or with one on another machine or in another container, is kept this long. Milliseconds. */
const LONGEST_DRAFT_MS = 60 * 60_000
const LONGEST_ELSEWHERE_MS = 24 * 60 * 60_000

/** Makes a new folder of this process. Absolute and real. Throws TeethError `temp-not-writable`. */
export function makeOwnPlace(): string {
  const folder = placesFolder()
  let draft: string | undefined
  try {
    mkdirSync(folder, { recursive: true })
    draft = mkdtempSync(join(folder, DRAFT))
    writeFileSync(join(draft, OWNER_FILE), JSON.stringify(ownIdentity()))
    const place = join(folder, draft.slice(-6))
    renameSync(draft, place)
    return place
  } catch (error) {
    if (draft !== undefined) tryRemove(disk, draft)
    throw tempNotWritable(folder, error)
  }
}

/** Links in it are removed, never followed: what they lead to is the user's. Never throws: the next command tries again. */
export async function removeOwnPlace(place: string): Promise<void> {
  // What the tests left running may still write.
  await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined)
}

/** Removes the folders of processes that ended without removing them, and ends what these left running; never of a living process. */
export function sweepPlaces(): void {
  for (const place of leftOverPlaces()) {
    endMarked(place)
    tryRemove(disk, place)
  }
}

/** Those that the next command removes. Absolute. */
export function leftOverPlaces(): readonly string[] {
  const folder = placesFolder()
  return namesIn(disk, folder).flatMap((name) => {
    const place = join(folder, name)
    return isLeftOver(place, name) ? [place] : []
  })
}

/** Where they all lie, whether there are any or not. */
export function placesFolder(): string {
  return join(ownTemp(), 'places')
}

function isLeftOver(place: string, name: string): boolean {
  const ageMs = Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
  if (name.startsWith(DRAFT)) return ageMs > LONGEST_DRAFT_MS
  const owner = ownerOf(place)
  const liveness = owner === undefined ? 'gone' : livenessOf(owner)
  // @teeth a-living-place-stays: the folder of a command that is still at work is not removed
  //   test: test/native/world/own-place.test.ts
  //   was: return true
  return liveness === 'gone' || (liveness === 'elsewhere' && ageMs > LONGEST_ELSEWHERE_MS)
}

function ownerOf(place: string): ReturnType<typeof identityIn> {
  try {
    return identityIn(JSON.parse(readFileSync(join(place, OWNER_FILE), 'utf8')))
  } catch {
    return undefined
  }
}
