/** In which Vitest project each intended test runs: decided from what the projects list, never guessed. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import { nearest } from '../model/nearest.ts'
import type { Problem } from '../model/problem.ts'
import type { LayerFact } from '../model/world.ts'

export type Assignment =
  | { readonly kind: 'layer'; readonly layer: LayerFact }
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** The layer exists and holds the file, but cannot be run under an overlay. */
  | { readonly kind: 'refused'; readonly layer: LayerFact; readonly detail: string }
  /** The test runs only in projects that `--project` leaves out. */
  | { readonly kind: 'left-out' }

export type Known = {
  readonly layers: readonly LayerFact[]
  /** What `--project` asked for. When there are any, `layers` holds only those. */
  readonly projects: readonly string[]
}

/** Finds the layer of one intended test. A test outside the projects asked for is none of this command's business. */
export function assign(guard: Guard, test: IntendedTest, { layers, projects }: Known): Assignment {
  const named = layers.find((layer) => layer.name === guard.layer)
  const holding = layers.filter((layer) => layer.files.includes(test.file) && fits(layer, guard))
  if (holding.length === 0 && projects.length > 0) return { kind: 'left-out' }
  if (guard.layer !== undefined && named === undefined) return unknownLayer(guard, guard.layer, layers)
  const runnable = holding.filter((layer) => layer.refusal === undefined)
  if (runnable.length > 1) return severalLayers(guard, runnable, `\`${test.file}\` belongs to several Vitest projects`)
  const layer = runnable[0] ?? holding[0]
  if (layer === undefined) return notInAnyLayer(guard, test, layers)
  return layer.refusal === undefined ? { kind: 'layer', layer } : { kind: 'refused', layer, detail: layer.refusal }
}

function fits(layer: LayerFact, guard: Guard): boolean {
  return guard.layer === undefined || guard.layer === layer.name
}

function unknownLayer(guard: Guard, wanted: string, layers: readonly LayerFact[]): Assignment {
  const near = nearest(
    wanted,
    layers.map((layer) => layer.name),
  )
  return problem(guard, {
    code: 'unknown-layer',
    message: `\`layer: ${wanted}\` names no Vitest project; there are ${names(layers)}`,
    wayOut: near === undefined ? 'Write the name of a Vitest project.' : `Write \`layer: ${near}\`.`,
  })
}

function notInAnyLayer(guard: Guard, test: IntendedTest, layers: readonly LayerFact[]): Assignment {
  const where = guard.layer === undefined ? 'any Vitest project' : `the Vitest project \`${guard.layer}\``
  return problem(guard, {
    code: 'test-not-in-any-layer',
    message: `\`${test.file}\` is not a test file of ${where}; there are ${names(layers)}`,
    wayOut: isTypeTest(test, layers)
      ? 'Types are checked and not run: say `fails: types`, or name another test.'
      : 'Add the file to the `include` of a Vitest project, or name another test.',
  })
}

function isTypeTest({ file }: IntendedTest, layers: readonly LayerFact[]): boolean {
  return layers.some(({ typeTests = [] }) => typeTests.includes(file)) || /-d\.[cm]?[jt]sx?$/.test(file)
}

/** `what` is so of them: a sentence without an end. */
export function severalLayers(guard: Guard, layers: readonly LayerFact[], what: string): Assignment {
  return problem(guard, {
    code: 'ambiguous-layer',
    message: `${what}: ${names(layers)}`,
    wayOut: `Say which one with \`layer:\`, or narrow the command with \`--project\`.`,
  })
}

function problem(guard: Guard, fields: Pick<Problem, 'code' | 'message' | 'wayOut'>): Assignment {
  return { kind: 'problem', problem: { ...fields, place: guard.place, guardId: guard.id } }
}

function names(layers: readonly LayerFact[]): string {
  return layers.map((layer) => `\`${layer.name === '' ? '(unnamed)' : layer.name}\``).join(', ')
}
