/** A Vitest that is only pretended: what a lane looks at before the first run, and runs in which every file passes. */

import type {
  Specification,
  TestModule,
  Vitest,
  VitestConfig,
  VitestProject,
} from '../../src/world/lane/vitest-shape.ts'

export type FakeProject = {
  readonly name: string
  readonly config?: Partial<VitestConfig>
  readonly files?: readonly string[]
}

/** `run`: what happens in each run. */
export function fakeVitest(projects: readonly FakeProject[], run = async (): Promise<void> => undefined): Vitest {
  const config = configOf({})
  return {
    version: '4.1.12',
    config,
    projects: projects.map(projectOf),
    vite: serverOf(),
    pool: undefined,
    snapshot: { options: { updateSnapshot: 'new' } },
    runTestSpecifications: async (specs) => {
      await run()
      return { testModules: specs.map(passed), unhandledErrors: [] }
    },
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

function passed(specification: Specification): TestModule {
  const module = passedModule(specification.moduleId)
  Reflect.set(specification, 'testModule', module)
  return module
}

/** A test file as it stands after a run in which its one test passed. */
function passedModule(moduleId: string): TestModule {
  const module: TestModule = {
    moduleId,
    project: { name: '' },
    children: { allTests: () => [test], allSuites: () => [] },
    state: () => 'passed',
    errors: () => [],
  }
  const test = {
    id: '1_0',
    name: 'holds',
    parent: module,
    location: undefined,
    options: {},
    result: () => ({ state: 'passed' }),
    diagnostic: () => undefined,
  }
  return module
}
