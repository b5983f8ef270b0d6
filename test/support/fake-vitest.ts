/** A Vitest that is only pretended, as far as a lane looks at it before the first run. */

import type { Vitest, VitestConfig, VitestProject } from '../../src/world/lane/vitest-shape.ts'

export type FakeProject = {
  readonly name: string
  readonly config?: Partial<VitestConfig>
  readonly files?: readonly string[]
}

export function fakeVitest(projects: readonly FakeProject[]): Vitest {
  const config = configOf({})
  return {
    version: '4.1.12',
    config,
    projects: projects.map(projectOf),
    vite: serverOf(),
    pool: undefined,
    snapshot: { options: { updateSnapshot: 'new' } },
    runTestSpecifications: async () => ({ testModules: [], unhandledErrors: [] }),
    initializeGlobalSetup: async () => undefined,
    invalidateFile: () => undefined,
    close: async () => undefined,
  }
}

function projectOf({ name, config = {}, files = [] }: FakeProject): VitestProject {
  return {
    name,
    config: configOf(config),
    vite: serverOf(),
    globTestFiles: async () => ({ testFiles: files, typecheckTestFiles: files }),
    createSpecification: (moduleId) => ({ moduleId, testModule: undefined }),
  }
}

/** Vite 5's shape: one plugin container, in which no plugin has anything: all is to be read from disk. */
function serverOf(): VitestProject['vite'] {
  const pluginContainer = { load: async () => null, resolveId: async () => null }
  return { config: { root: '/project' }, pluginContainer, transformRequest: async () => null }
}

function configOf(fields: Partial<VitestConfig>): VitestConfig {
  return {
    root: '/project',
    pool: 'forks',
    environment: 'node',
    setupFiles: [],
    coverage: { enabled: true },
    browser: { enabled: false },
    typecheck: { enabled: false },
    sequence: {},
    snapshotOptions: { updateSnapshot: 'new' },
    experimental: { fsModuleCache: true },
    ...fields,
  }
}
