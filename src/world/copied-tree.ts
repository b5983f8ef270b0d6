/** A copy with the old behaviour on disk and off again. */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { putAbsentFile } from './absent-file.ts'
import { replaceFile } from './atomic-write.ts'
import { disk } from './disk.ts'
import { removeOwnPlace } from './own-place.ts'
import { refusedByDisk } from './refused-by-disk.ts'
import type { Moved } from './relocate.ts'
import type { Laid, LaidText, Tree } from './tree.ts'
import { type Writable, writable } from './writable.ts'

type Parts = Pick<CopiedTree, 'root' | 'place'> & { readonly moved: Moved }

export class CopiedTree implements Tree {
  readonly root: string
  readonly moved: Moved
  readonly place: string
  readonly #laid = new Set<Writable>()
  readonly #added: (() => void)[] = []

  constructor({ root, moved, place }: Parts) {
    this.root = root
    this.moved = moved
    this.place = place
  }

  lay(texts: readonly LaidText[]): Laid {
    // All are looked at before one is written.
    const found = texts
      .filter(({ isAbsent }) => isAbsent !== true)
      .map(({ file, before, text }) => ({ text, file: writable(disk, this.root, { file, before, isOurs: true }) }))
    for (const { file, text } of found) this.#layOne(file, text)
    for (const { file, text, isAbsent } of texts) if (isAbsent === true) this.#add(file, text)
    return { lift: () => this.#lift() }
  }

  #add(file: string, text: string): void {
    try {
      this.#added.push(putAbsentFile(this.root, file, text))
    } catch (error) {
      this.#lift()
      throw refusedByDisk(file, error)
    }
  }

  #layOne(file: Writable, text: string): void {
    this.#laid.add(file)
    try {
      this.#write(file, Buffer.from(text))
    } catch (error) {
      this.#lift()
      throw refusedByDisk(file.path, error)
    }
  }

  async close(): Promise<void> {
    await removeOwnPlace(this.place)
  }

  /** Whatever the tests made of a file: it is nobody's work. */
  #lift(): boolean {
    for (const take of this.#added.splice(0)) take()
    for (const file of this.#laid) {
      this.#write(file, file.bytes)
      if (!readFileSync(file.target).equals(file.bytes))
        throw new Error(`\`${file.target}\` does not take its text back`)
      this.#laid.delete(file)
    }
    return true
  }

  #write({ target, attributes }: Writable, bytes: Uint8Array): void {
    replaceFile(disk, target, { bytes, attributes, temporary: join(dirname(target), '.teeth.tmp') })
  }
}
