/** Puts our witness between Vitest's runner and the tests, in every project. */

import type { LaneOptions } from './protocol.ts'
import type { Vitest } from './vitest-shape.ts'

export function installWitness(_vitest: Vitest, _options: LaneOptions): void {}
