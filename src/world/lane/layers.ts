/** The user's Vitest projects, as their configuration says before a lane changes it. */

import { relative } from 'node:path'
import type { LayerFact } from '../../model/world.ts'
import type { Vitest, VitestProject } from './vitest-shape.ts'

/** One fact a project, in Vitest's own order. */
export async function layersOf(vitest: Vitest, root: string): Promise<readonly LayerFact[]> {
  return Promise.all(vitest.projects.map((project) => layerOf(project, root)))
}

async function layerOf(project: VitestProject, root: string): Promise<LayerFact> {
  const { testFiles } = await project.globTestFiles()
  return {
    name: project.name,
    files: testFiles.map((file) => relative(root, file).replaceAll('\\', '/')).sort(),
    environment: project.config.environment,
    pool: project.config.pool,
    isSerial: false,
  }
}
