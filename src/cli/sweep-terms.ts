/** What a sweep and its workers have to agree on, and what both of them need of the world. */

import { hash } from 'node:crypto'
import type { Stryker } from '../model/sweep.ts'
import { namesIn } from '../world/find-root.ts'
import type { Interruption } from '../world/interruption.ts'
import { openStryker } from '../world/stryker.ts'
import type { Call } from './call.ts'
import { adding } from './invocation.ts'
import type { Project } from './open-project.ts'

/** Against how many test files a mutant is tried at most, besides those that ran it. */
export const TEST_FILES = 10

export function digest(text: string): string {
  return hash('sha256', text)
}

export function strykerOf({ root, config }: Project, { host }: Call, { signal }: Interruption): Stryker {
  return openStryker({
    root,
    adds: adding(host.env, namesIn(root)),
    ...(config.vitestConfig === undefined ? {} : { vitestConfig: config.vitestConfig }),
    interruption: signal,
  })
}
