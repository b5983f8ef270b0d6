/** Runs the global set-ups of a project once a lane, before any overlay is laid. */

import type { Specification, Vitest, VitestProject } from './vitest-shape.ts'

export class GlobalSetup {
  readonly #vitest: Vitest
  readonly #done = new Set<VitestProject>()

  constructor(vitest: Vitest) {
    this.#vitest = vitest
  }

  /** What a set-up starts stays for all the runs that follow, so the reverted code must not be in it. Throws what it throws. */
  async of(project: VitestProject, spec: Specification): Promise<void> {
    if (this.#done.has(project)) return
    await this.#vitest.initializeGlobalSetup([spec])
    this.#done.add(project)
    await this.#renewWorkers()
  }

  /** Vitest 3 takes the environment variables for its workers when it makes their pool: those set since would be missed. */
  async #renewWorkers(): Promise<void> {
    if (Number.parseInt(this.#vitest.version, 10) > 3) return
    await this.#vitest.pool?.close?.()
    this.#vitest.pool = undefined
  }
}
