/** One run of StrykerJS through its API. */

import type { StrykerTask } from './stryker-process.ts'

type StrykerModule = {
  readonly Stryker: new (options: object) => { runMutationTest(): Promise<unknown> }
}

/** Ends the process: Stryker leaves handles open. It says itself, on stdout, what went wrong. */
export async function runTask(text: string): Promise<void> {
  // Written by `runStryker`, which is our only caller.
  const { core, options } = JSON.parse(text) as StrykerTask
  // What every StrykerJS from the oldest supported on exports.
  const { Stryker } = (await import(core)) as StrykerModule
  try {
    await new Stryker(options).runMutationTest()
    process.exit(0)
  } catch {
    process.exit(1)
  }
}
