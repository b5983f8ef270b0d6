/** What test files import, directly and through others, as Vite resolves it: nothing is run. */

import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ImportedModule, TestImports } from '../../model/world.ts'
import type { Booted } from './boot.ts'
import type { Transformed, VitestProject, ViteServer } from './vitest-shape.ts'

/** A test file in a Vitest project. */
type Target = Pick<TestImports, 'file' | 'layer'>

/** Answers in the order of `targets`. A file that does not transform imports nothing. */
export async function importsOf(
  { vitest, layers, options }: Booted,
  targets: readonly Target[],
): Promise<readonly TestImports[]> {
  const graphs = new Map<string, Graph>()
  const found: TestImports[] = []
  for (const { file, layer } of targets) {
    const project = vitest.projects[layers.findIndex(({ name }) => name === layer)]
    if (project === undefined) continue
    const graph = graphs.get(layer) ?? new Map()
    graphs.set(layer, graph)
    found.push({ file, layer, modules: await reach(join(options.root, file), { project, graph, root: options.root }) })
  }
  return found
}

/** Absolute paths that a file imports, for the files that were asked. */
type Graph = Map<string, readonly string[]>

type Terms = { readonly project: VitestProject; readonly graph: Graph; readonly root: string }

async function reach(start: string, { project, graph, root }: Terms): Promise<readonly ImportedModule[]> {
  const distances = new Map([[start, 0], ...project.config.setupFiles.map((file) => [file, 1] as const)])
  for (const [path, distance] of distances) {
    const deps = graph.get(path) ?? (await depsOf(project, path))
    graph.set(path, deps)
    for (const dep of deps) if (!distances.has(dep)) distances.set(dep, distance + 1)
  }
  const importers = importersIn(distances.keys(), graph)
  distances.delete(start)
  const named = (path: string) => relative(root, path).split(sep).join('/')
  return [...distances]
    .map(([path, distance]) => ({ file: named(path), distance, importers: (importers.get(path) ?? []).map(named) }))
    .filter(({ file }) => !file.startsWith('..'))
}

function importersIn(paths: Iterable<string>, graph: Graph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const path of paths) {
    for (const dep of graph.get(path) ?? []) {
      const known = importers.get(dep)
      if (known === undefined) importers.set(dep, [path])
      else known.push(path)
    }
  }
  return importers
}

async function depsOf(project: VitestProject, path: string): Promise<readonly string[]> {
  const transformed = await transform(project.vite, path).catch(() => undefined)
  const urls = [...(transformed?.deps ?? []), ...(transformed?.dynamicDeps ?? [])]
  return urls
    .map((url) => url.split('?')[0] ?? url)
    .map((url) => (url.startsWith('/@fs/') ? url.slice('/@fs'.length) : join(project.config.root, url)))
    .filter((file) => !file.includes('/node_modules/') && existsSync(file))
}

/** Vite 6 has environments, Vite 5 a flag; both keep what they have transformed. */
async function transform(server: ViteServer, path: string): Promise<Transformed | null> {
  const environment = server.environments?.['ssr']
  return environment === undefined ? server.transformRequest(path, { ssr: true }) : environment.transformRequest(path)
}
