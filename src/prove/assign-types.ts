/** By which Vitest project's settings the types of a test file are checked: the one that has it, or the only one. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { LayerFact } from '../model/world.ts'
import { assign, type Assignment, type Known, severalLayers } from './assign.ts'

/** What keeps a project from running tests does not keep it from checking types. */
export function assignTypes(guard: Guard, test: IntendedTest, known: Known): Assignment {
  const fitting = known.layers.filter(({ name }) => guard.layer === undefined || guard.layer === name)
  const checking = fitting.filter(({ typeTests = [] }) => typeTests.includes(test.file))
  const holding = checking.length > 0 ? checking : fitting.filter(({ files }) => files.includes(test.file))
  // @teeth types-need-no-listed-file: a file in no list is checked where there is only one project, or one is named
  //   test: test/unit/prove/assign-types.test.ts
  //   was:  const candidates = holding
  const candidates = holding.length > 0 || isLeftOut(guard, known) ? holding : fitting
  const [layer, ...others] = candidates
  if (layer === undefined) return assign(guard, test, known)
  return others.length === 0 ? { kind: 'layer', layer } : ambiguous(guard, test, candidates)
}

/** In a project that `--project` does not name it may well be listed. */
function isLeftOut({ layer }: Guard, { projects }: Known): boolean {
  return projects.length > 0 && layer === undefined
}

function ambiguous(guard: Guard, { file }: IntendedTest, layers: readonly LayerFact[]): Assignment {
  return severalLayers(guard, layers, `the types of \`${file}\` may be checked as several Vitest projects have it`)
}
