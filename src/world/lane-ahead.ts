/** The beginning of a lane: its folder, and its process, which loads Vitest and waits to be told of the project. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { LaneChild } from './lane/child-process.ts'
import type { LaneStart } from './lane/protocol.ts'
import { makeOwnPlace, removeOwnPlace } from './own-place.ts'

export type LaneBeginning = { readonly scratch: string; readonly child: LaneChild }

type Where = Omit<LaneStart, 'scratch'>

export function beginLane(where: Where): LaneBeginning {
  // @teeth a-killed-lane-leaves-nothing: the next command removes what a killed lane left
  //   test: test/native/lane/lane-folder.test.ts
  //   was: const scratch = process.getBuiltinModule('node:fs').mkdtempSync(join(process.env['TMPDIR'] ?? '/tmp', 'teeth-lane-'))
  const scratch = makeOwnPlace()
  mkdirSync(join(scratch, 'hits'))
  return { scratch, child: childIn(scratch, where) }
}

export function childIn(scratch: string, { root, vitestFolder, moved }: Where): LaneChild {
  return new LaneChild({ root, vitestFolder, scratch, ...(moved === undefined ? {} : { moved }) })
}

/** A lane begun before anybody knows whether there is work for it: until it is taken, nothing of the project runs in it. */
export class LaneAhead {
  readonly #root: string
  readonly #env = { ...process.env }
  #beginning: LaneBeginning | undefined

  constructor(root: string, vitestFolder: string) {
    this.#root = root
    this.#beginning = beginLane({ root, vitestFolder })
  }

  /** For one lane only, and for none that would begin otherwise: a configuration may have set variables meanwhile. */
  take({ root, moved }: Where): LaneBeginning | undefined {
    // @teeth the-lane-that-would-begin-now: a lane that was begun in another environment is not taken
    //   test: test/native/lane/lane-ahead.test.ts
    //   revert: swap !isDeepStrictEqual(this.#env, { ...process.env }) => false
    if (root !== this.#root || moved !== undefined || !isDeepStrictEqual(this.#env, { ...process.env }))
      return undefined
    const beginning = this.#beginning
    this.#beginning = undefined
    return beginning
  }

  /** Ends it, unless a lane has taken it. */
  async end(): Promise<void> {
    const beginning = this.#beginning
    this.#beginning = undefined
    if (beginning === undefined) return
    await beginning.child.kill()
    await removeOwnPlace(beginning.scratch)
  }
}
