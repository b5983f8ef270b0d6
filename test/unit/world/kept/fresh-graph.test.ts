import { EvaluatedModules } from 'vite/module-runner'
import { expect, test } from 'vitest'
import { freshGraph } from '../../../../src/world/lane/fresh-graph.ts'
import type { ModuleGraph, ModuleMeta } from '../../../../src/world/lane/kept-shape.ts'

/** Vite's own graph, with modules that were evaluated. */
function graphOf(modules: readonly (ModuleMeta & { readonly url?: string })[]): ModuleGraph & EvaluatedModules {
  const graph = new EvaluatedModules()
  for (const { url, ...meta } of modules) {
    const node = graph.ensureModule(meta.id, url ?? meta.id)
    Object.assign(node, { meta, exports: {}, evaluated: true, promise: Promise.resolve() })
    node.importers.add('/test/price.test.ts')
  }
  return graph
}

const TILL = { id: '/src/till.ts', code: 'export const sell = () => 1' }

test('a module is evaluated again, from the text it was served', () => {
  const graph = graphOf([TILL])
  freshGraph(graph, new Set([TILL.id]))
  const node = graph.getModuleById(TILL.id)
  expect([node?.meta, node?.exports, node?.evaluated, node?.promise, node?.importers.size]).toEqual([
    TILL,
    undefined,
    false,
    undefined,
    0,
  ])
})

test('kept-text: only a text that is known to be the same is kept', () => {
  const graph = graphOf([TILL, { id: '/src/door.ts', code: '' }])
  freshGraph(graph, new Set(['/src/door.ts']))
  expect([...graph.idToModuleMap.keys()]).toEqual(['/src/door.ts'])
})

test('a package is known by where Node finds it, whatever becomes of the texts', () => {
  const graph = graphOf([{ id: '/node_modules/tally/index.js', externalize: 'file:///node_modules/tally/index.js' }])
  freshGraph(graph, new Set())
  expect(graph.getModuleById('/node_modules/tally/index.js')?.meta).toHaveProperty('externalize')
})

test('a module keeps every URL it was asked for by', () => {
  const graph = graphOf([TILL, { ...TILL, url: '/@fs/src/till.ts' }])
  freshGraph(graph, new Set([TILL.id]))
  expect([graph.getModuleByUrl('/src/till.ts')?.id, graph.getModuleByUrl('/@fs/src/till.ts')?.id]).toEqual([
    TILL.id,
    TILL.id,
  ])
})

test.each([
  { id: 'mock:/src/till.ts', code: '' },
  { id: '/src/till.ts', code: '', mockedModule: true },
  { id: '/src/till.ts?_vitest_original', code: '' },
])('no-mock-stays: what stood in for a module is gone: %o', (meta) => {
  const graph = graphOf([meta])
  freshGraph(graph, new Set([meta.id]))
  expect(graph.idToModuleMap.size).toBe(0)
})
