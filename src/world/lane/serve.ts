/** The conversation of a lane's child with its orchestrator, from the first word to the last. */

import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { account } from './account.ts'
import { boot, type Booted, NoSuchProject } from './boot.ts'
import { endFamily } from './end-family.ts'
import { importsOf } from './imports.ts'
import type { BootLane, FromLane, LaneOptions, LaneStart, ToLane } from './protocol.ts'
import { checkTypes } from './check-types.ts'
import { guessedOptions } from './kept-guess.ts'
import { runScenario } from './run-scenario.ts'

/** Boots when it is told to, says `ready` or `refused`, then answers until the orchestrator closes or is gone. */
export async function serve(): Promise<void> {
  // The orchestrator is the only caller and writes exactly this.
  const start = JSON.parse(process.argv[2] ?? '{}') as LaneStart
  process.once('disconnect', () => leaveNothing(start))
  // A signal may have ended the orchestrator while this was still loading.
  if (!process.connected) return leaveNothing(start)
  const booted = await boot(start, options()).catch((error: unknown) => refuse(error, start))
  if (booted === undefined) return
  process.on('message', (message: ToLane) => answer(booted, message))
  const { refusal } = booted.keeper
  say({
    kind: 'ready',
    layers: booted.layers,
    canKeepWorkers: refusal === undefined,
    ...(refusal === undefined ? {} : { keepRefusal: refusal }),
  })
  warmUp(booted)
}

async function options(): Promise<LaneOptions> {
  // What the orchestrator says first.
  const [{ options }] = (await once(process, 'message')) as [BootLane]
  return options
}

async function answer(booted: Booted, message: ToLane): Promise<void> {
  if (message.kind === 'close') return close(booted).finally(() => process.exit(0))
  if (message.kind === 'imports') return say({ kind: 'imported', imports: await importsOf(booted, message.targets) })
  const { typeCheck } = message.scenario
  const running = typeCheck === undefined ? runScenario(booted, message) : checkTypes(booted, message, typeCheck)
  say({ kind: 'ran', run: await running })
}

/** While the orchestrator still reads guards. Which of several projects comes first is not known, nor what a set-up changes. */
function warmUp({ keeper, vitest, options }: Booted): void {
  const [project, ...others] = vitest.projects
  if (options.keepsWorkers !== true || project === undefined || others.length > 0) return
  if ([project.config.globalSetup ?? []].flat().length > 0) return
  keeper.warmUp(guessedOptions(vitest, project, options.vitestFolder))
}

async function close({ keeper, vitest }: Booted): Promise<void> {
  await keeper.close()
  await vitest.close()
}

function refuse(error: unknown, { root }: LaneStart): void {
  if (error instanceof NoSuchProject) say({ kind: 'refused', why: 'projects', detail: error.message })
  else say({ kind: 'refused', why: 'config', detail: account(error, root) })
}

/** The orchestrator died: nobody else will tidy up after this lane. */
function leaveNothing({ scratch }: LaneStart): void {
  rmSync(scratch, { recursive: true, force: true })
  endFamily(process.pid, scratch)
}

function say(message: FromLane): void {
  process.send?.(message)
}
