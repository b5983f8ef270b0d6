/** The end of what a process wrote, however much it writes. */

import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

const KEPT = 4_000

export class LastWords {
  #text = ''

  constructor(streams: readonly (Readable | null)[]) {
    for (const stream of streams) {
      stream?.setEncoding('utf8')
      stream?.on('data', (chunk: string) => {
        this.#text = (this.#text + chunk).slice(-KEPT)
      })
    }
  }

  /** Without colour; empty when nothing was written. */
  text(): string {
    return stripVTControlCharacters(this.#text).trim()
  }
}
