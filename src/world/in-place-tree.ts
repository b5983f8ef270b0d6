/** The user's own tree, written under the journal: the last resort. */

import { disk as realDisk, type Disk } from './disk.ts'
import { editedMeanwhile } from './edited-meanwhile.ts'
import type { Entry } from './journal-entry.ts'
import { type Recovery, takeBack } from './journal-recovery.ts'
import { begin, type Journal, place } from './journal.ts'
import { makeOwnPlace, removeOwnPlace } from './own-place.ts'
import { ownIdentity } from './process-identity.ts'
import { refusedByDisk } from './refused-by-disk.ts'
import type { Laid, LaidText, Tree } from './tree.ts'
import { writable } from './writable.ts'

/** Opens the project at `root` (absolute, real). The caller holds its lock, and has recovered what was left. */
export function openInPlace(root: string, disk: Disk = realDisk): Tree {
  return new InPlaceTree({ disk, root, owner: ownIdentity() })
}

class InPlaceTree implements Tree {
  readonly root: string
  readonly place = makeOwnPlace()
  readonly #journal: Journal
  readonly #laid = new Set<Entry>()
  /** Whatever ends this process, short of a kill, ends with the originals in place. */
  readonly #onExit = () => {
    try {
      this.#liftAll()
    } catch {
      // The entries stay, and the next command takes them up.
    }
  }

  constructor(journal: Journal) {
    this.root = journal.root
    this.#journal = journal
    process.on('exit', this.#onExit)
  }

  lay(texts: readonly LaidText[], prepare?: string): Laid {
    try {
      for (const text of texts) this.#layOne(text, prepare)
    } catch (error) {
      tell(this.#liftAll(), this.root)
      throw error
    }
    return { lift: () => tell(this.#liftAll(), this.root) }
  }

  async close(): Promise<void> {
    process.off('exit', this.#onExit)
    await removeOwnPlace(this.place)
    tell(this.#liftAll(), this.root)
  }

  #layOne({ file, before, text }: LaidText, prepare: string | undefined): void {
    try {
      const found = writable(this.#journal.disk, this.root, { file, before })
      const command = prepare === undefined ? {} : { prepare }
      const entry = begin(this.#journal, found, { reverted: Buffer.from(text), ...command })
      this.#laid.add(entry)
      place(this.#journal, entry)
    } catch (error) {
      throw refusedByDisk(file, error)
    }
  }

  /** Every one of them, whatever becomes of the others: an error comes only then. */
  #liftAll(): readonly Recovery[] {
    const failures: unknown[] = []
    const recovered: Recovery[] = []
    for (const entry of this.#laid) {
      try {
        recovered.push(takeBack(this.#journal, entry, 'gone'))
        this.#laid.delete(entry)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
    return recovered
  }
}

/** False when an original was back before its time. */
function tell(recovered: readonly Recovery[], root: string): boolean {
  const conflicts = recovered.filter((one) => one.kind === 'conflict')
  if (conflicts.length > 0) throw editedMeanwhile(conflicts, root)
  return recovered.every(({ kind }) => kind === 'restored')
}
