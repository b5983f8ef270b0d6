/** Stands between Vitest's runner and the tests in a worker: sees who threw, carries the probes' hits, keeps tests offline. */

import fs from 'node:fs'
import { join } from 'node:path'
import { SCENARIO_FILE, type ScenarioNote } from '../scenario-note.ts'
import { cutShort } from './cut-short.ts'
import { stayOnMachine } from './stay-on-machine.ts'
import { Fixtures } from './watch-fixtures.ts'
import { around, type TestFunction, type TestRunner, watchRunner } from './watch-runner.ts'

export type Witnessed = {
  /** Vitest's runner class, or the user's own. */
  readonly Base: new (config: unknown) => TestRunner
  readonly testFunction: TestFunction
  /** The `test` that test files import. */
  readonly test: unknown
  /** The lane's scratch folder. */
  readonly scratch: string
}

/** A runner for `config.runner`: an instance of `Base`, watched. */
export function witness({ Base, testFunction, test, scratch }: Witnessed): new (config: unknown) => TestRunner {
  return class {
    constructor(config: unknown) {
      const { lines, fixtures } = sharedInWorker()
      lines.close()
      fixtures.forget()
      const scenario = readScenario(scratch)
      if (scenario.isOffline) stayOnMachine((address) => lines.append(scenario.straysFile, `${address}\n`))
      fixtures.watch(test)
      const runner = new Base(config)
      watchRunner(runner, testFunction, fixtures)
      around(runner, 'onBeforeRunTask', { before: ({ id }) => lines.append(scenario.runningFile, `+${id}\n`) })
      around(runner, 'onAfterRunTask', { after: ({ id }) => lines.append(scenario.runningFile, `-${id}\n`) })
      if (scenario.endsAtFailure) cutShort(runner, () => lines.append(scenario.cutFile, 'cut\n'))
      return runner
    }
  }
}

function readScenario(scratch: string): ScenarioNote {
  // Written by the lane's child just before this run.
  return JSON.parse(fs.readFileSync(join(scratch, SCENARIO_FILE), 'utf8')) as ScenarioNote
}

type Shared = { readonly lines: Lines; readonly fixtures: Fixtures }

const SHARED = Symbol.for('teeth.worker')
const HIT = Symbol.for('teeth.hit')

/** Once a worker: a kept worker evaluates this module again for every run, but what it watches stays watched. */
function sharedInWorker(): Shared {
  const known: unknown = Reflect.get(globalThis, SHARED)
  // Under this symbol stands only what the line below puts there.
  if (known !== undefined) return known as Shared
  const shared: Shared = { lines: openLines(), fixtures: new Fixtures() }
  Object.defineProperty(globalThis, SHARED, { value: shared })
  Object.defineProperty(globalThis, HIT, { value: shared.lines.append })
  return shared
}

type Lines = { append(file: string, line: string): void; close(): void }

/** Appends with functions taken before any test could spy on `fs`. */
function openLines(): Lines {
  const { closeSync, openSync, writeSync } = fs
  const descriptors = new Map<string, number>()
  return {
    append: (file, line) => {
      const descriptor = descriptors.get(file) ?? openSync(file, 'a')
      descriptors.set(file, descriptor)
      writeSync(descriptor, line)
    },
    close: () => {
      for (const descriptor of descriptors.values()) closeSync(descriptor)
      descriptors.clear()
    },
  }
}
