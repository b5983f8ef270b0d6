/** Puts our witness between Vitest's runner and the tests, in every project. */

import { cpSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaneOptions } from './protocol.ts'
import type { Vitest } from './vitest-shape.ts'

/** Before the first run. The runner a project configures is kept: the witness stands around it. */
export function installWitness(vitest: Vitest, options: LaneOptions): void {
  // A copy, because an overlay of this very file (in this repository) must not be what measures it.
  cpSync(OWN_FOLDER, join(options.scratch, 'witness', 'worker'), { recursive: true })
  cpSync(SHARED_FILE, join(options.scratch, 'witness', basename(SHARED_FILE)))
  vitest.projects.forEach((project, index) => {
    const file = join(options.scratch, `runner-${index}.js`)
    writeFileSync(file, runnerModule(project.config.runner, options))
    project.config.runner = file
  })
}

const OWN_ENDING = extname(import.meta.url)
const OWN_FOLDER = fileURLToPath(new URL('./worker', import.meta.url))
const SHARED_FILE = fileURLToPath(new URL(`./scenario-note${OWN_ENDING}`, import.meta.url))

/** Written out, because it has to import the Vitest of the project, which our own files cannot see. */
function runnerModule(userRunner: string | undefined, options: LaneOptions): string {
  const require = createRequire(join(options.vitestFolder, 'package.json'))
  const witness = join(options.scratch, 'witness', 'worker', `witness${OWN_ENDING}`)
  const vitest = parts(require, options.vitestFolder)
  return `import { witness } from ${path(witness)}
import { test } from ${path(vitest.index)}
${vitest.imports}
${userRunner === undefined ? `const Base = ${vitest.runner}` : `import Base from ${path(userRunner)}`}
export default witness({ Base, test, testFunction: ${vitest.testFunction}, scratch: ${path(options.scratch)} })
`
}

type Parts = {
  readonly index: string
  readonly imports: string
  readonly runner: string
  readonly testFunction: string
}

/** Where this Vitest keeps its runner and the functions of tests: 5 has both in its main module. */
function parts(require: NodeJS.Require, folder: string): Parts {
  const index = join(folder, 'dist', 'index.js')
  const { version } = require('vitest/package.json') as { readonly version: string }
  if (Number.parseInt(version, 10) >= 5) {
    return {
      index,
      imports: `import { TestRunner } from ${path(index)}`,
      runner: 'TestRunner',
      testFunction: 'TestRunner.getTestFn',
    }
  }
  return {
    index,
    imports: `import { VitestTestRunner } from ${path(require.resolve('vitest/runners'))}
import { getFn } from ${path(require.resolve('vitest/suite'))}`,
    runner: 'VitestTestRunner',
    testFunction: 'getFn',
  }
}

function path(file: string): string {
  return JSON.stringify(file.replaceAll('\\', '/'))
}
