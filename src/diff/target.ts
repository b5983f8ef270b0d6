/** A test file in one Vitest project: what a unit is tried against. */

import type { LayerFact } from '../model/world.ts'

export type Target = {
  /** POSIX from the root. */
  readonly file: string
  readonly layer: string
}

/** Every target there is, in the order of the projects and of their files; without projects that cannot run here. */
export function targetsIn(layers: readonly LayerFact[]): readonly Target[] {
  return layers
    .filter((layer) => layer.refusal === undefined)
    .flatMap((layer) => layer.files.map((file) => ({ file, layer: layer.name })))
}

export function keyOf({ file, layer }: Target): string {
  return `${layer}\0${file}`
}
