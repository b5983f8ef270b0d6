/** Lets Vite read files outside the project for environments like a browser's, where it refuses them otherwise. */

import type { Vitest } from './vitest-shape.ts'

/** The packages of a copy are links to those of the original, in `folder` (absolute). */
export function letRead(vitest: Vitest, folder: string): void {
  for (const { config } of [vitest.vite, ...vitest.projects.map((project) => project.vite)]) {
    config.server?.fs?.allow?.push(folder)
  }
}
