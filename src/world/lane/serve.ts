/** The conversation of a lane's child with its orchestrator, from the first word to the last. */

import { rmSync } from 'node:fs'
import { account } from './account.ts'
import { boot, type Booted, NoSuchProject } from './boot.ts'
import { endFamily } from './end-family.ts'
import { importsOf } from './imports.ts'
import { checkTypes } from './check-types.ts'
import type { FromLane, LaneOptions, ToLane } from './protocol.ts'
import { runScenario } from './run-scenario.ts'

/** Boots, says `ready` or `refused`, then answers until the orchestrator closes or is gone. */
export async function serve(): Promise<void> {
  // The orchestrator is the only caller and writes exactly this.
  const options = JSON.parse(process.argv[2] ?? '{}') as LaneOptions
  process.once('disconnect', () => leaveNothing(options))
  const booted = await boot(options).catch((error: unknown) => refuse(error, options))
  if (booted === undefined) return
  process.on('message', (message: ToLane) => answer(booted, message))
  const { refusal } = booted.keeper
  say({
    kind: 'ready',
    layers: booted.layers,
    canKeepWorkers: refusal === undefined,
    ...(refusal === undefined ? {} : { keepRefusal: refusal }),
  })
}

async function answer(booted: Booted, message: ToLane): Promise<void> {
  if (message.kind === 'close') return close(booted).finally(() => process.exit(0))
  if (message.kind === 'imports') return say({ kind: 'imported', imports: await importsOf(booted, message.targets) })
  const { typeCheck } = message.scenario
  const running = typeCheck === undefined ? runScenario(booted, message) : checkTypes(booted, message, typeCheck)
  say({ kind: 'ran', run: await running })
}

async function close({ keeper, vitest }: Booted): Promise<void> {
  await keeper.close()
  await vitest.close()
}

function refuse(error: unknown, { root }: LaneOptions): void {
  if (error instanceof NoSuchProject) say({ kind: 'refused', why: 'projects', detail: error.message })
  else say({ kind: 'refused', why: 'config', detail: account(error, root) })
}

/** The orchestrator died: nobody else will tidy up after this lane. */
function leaveNothing(options: LaneOptions): void {
  rmSync(options.scratch, { recursive: true, force: true })
  endFamily(process.pid, options.scratch)
}

function say(message: FromLane): void {
  process.send?.(message)
}
