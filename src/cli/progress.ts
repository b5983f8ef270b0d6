/** What is said while guards are being proven: one live line, plain lines, or nothing. */

import { assertNever } from '../model/assert-never.ts'
import type { ProgressEvent } from '../model/request.ts'
import { count } from '../report/count.ts'
import { cut } from '../report/cut.ts'
import { neutraliseLine } from '../report/neutralise.ts'

/** `live`: one line that is rewritten. `lines`: for logs. `silent`: for programs that read what is printed. */
export type ProgressMode = 'live' | 'lines' | 'silent'

/** What has been heard so far. */
export type ProgressState = {
  readonly done: number
  readonly of: number
  /** How many of these do not bite. */
  readonly open: number
}

/** What to show next: a new live line, or a line that stays. */
export type ProgressStep = {
  readonly state: ProgressState
  readonly live?: string
  readonly line?: string
}

export const NOTHING_HEARD: ProgressState = { done: 0, of: 0, open: 0 }

/** A log hears of every tenth part, and of every guard that does not bite. */
const PARTS = 10

/** Takes one event. Pure. Long because every event is a case of it. */
export function progress(state: ProgressState, event: ProgressEvent): ProgressStep {
  switch (event.kind) {
    case 'reading':
      return { state, live: 'reading annotations' }
    case 'planned':
      return { state: { ...state, of: event.guards }, live: planned(event), line: planned(event) }
    case 'on-disk':
      return { state, live: onDisk(event), line: onDisk(event) }
    case 'running':
      return { state, live: `${tally(state)} · ${shown(event.guardId)} · ${shown(event.file)}` }
    case 'proven':
      return proven(state, event)
    case 'lane-renewed':
      return { state, live: `${tally(state)} · a lane starts anew: ${shown(event.why)}` }
    case 'compared':
      return { state, live: compared(event), line: compared(event) }
    case 'trying':
      return { state, live: `${event.done} of ${event.of} noticed · ${shown(event.what)} · ${shown(event.file)}` }
    case 'mutating':
      return { state, ...mutating(event) }
    case 'confirming':
      return { state, live: confirming(event), line: confirming(event) }
    case 'confirmed':
      return { state, live: `${event.done} of ${event.of} tried again · ${shown(event.mutant)} · ${shown(event.file)}` }
    case 'queued':
      return { state, live: queued(event) }
    case 'serving':
      return {
        state,
        live: `${event.batches} ${event.batches === 1 ? 'batch' : 'batches'} done · waiting for the next`,
      }
    default:
      return assertNever(event)
  }
}

/** Before it has any it runs the tests as they are. A log hears of every tenth part. */
function mutating({ done, of }: Extract<ProgressEvent, { kind: 'mutating' }>): Omit<ProgressStep, 'state'> {
  const live = of === 0 ? 'StrykerJS: running the tests without a mutant first' : `StrykerJS: ${done} of ${of} mutants`
  const part = (number: number) => Math.floor((number * PARTS) / Math.max(1, of))
  return part(done) > part(done - 1) ? { live, line: live } : { live }
}

function confirming({ mutants, known }: Extract<ProgressEvent, { kind: 'confirming' }>): string {
  const before = known === 0 ? '' : `, ${known} were before the last sweep was broken off`
  return `trying ${count(mutants, 'mutant')} again${before}`
}

function queued({ done, of, atWork }: Extract<ProgressEvent, { kind: 'queued' }>): string {
  const idle = '; no worker is there: `teeth worker --queue <url>` starts one'
  return `${done} of ${of} batches · ${count(atWork, 'worker')} at work${atWork === 0 && done < of ? idle : ''}`
}

function compared({ from, to, files }: Extract<ProgressEvent, { kind: 'compared' }>): string {
  return `comparing ${shown(from)} with ${shown(to)}: ${count(files, 'changed file')}`
}

type Proven = Extract<ProgressEvent, { kind: 'proven' }>

function proven(before: ProgressState, { guardId, verdict, done, of }: Proven): ProgressStep {
  const bites = verdict === 'bites'
  const state = { done, of, open: before.open + (bites ? 0 : 1) }
  if (!bites) return { state, live: tally(state), line: `${verdict}: ${shown(guardId)} (${done} of ${of})` }
  const isPart = Math.floor((done * PARTS) / of) > Math.floor((before.done * PARTS) / of)
  return isPart ? { state, live: tally(state), line: tally(state) } : { state, live: tally(state) }
}

function planned({ guards, files, lanes }: Extract<ProgressEvent, { kind: 'planned' }>): string {
  return `proving ${count(guards, 'guard')} in ${count(files, 'test file')}, ${count(lanes, 'lane')}`
}

function onDisk({ strategy, guards }: Extract<ProgressEvent, { kind: 'on-disk' }>): string {
  const where = strategy === 'copy' ? 'in a copy of the tree' : 'in place'
  return `trying ${count(guards, 'guard')} ${where}`
}

function tally({ done, of, open }: ProgressState): string {
  const rest = open === 0 ? '' : ` · ${open} ${open === 1 ? 'does' : 'do'} not bite`
  return `${done} of ${of} tried${rest}`
}

/** Ids and paths come from sources: nothing in them may steer the terminal. */
function shown(text: string): string {
  // @teeth progress-is-not-steered: the live line is never steered by what a source brings along
  //   test: test/unit/cli/progress.test.ts
  //   was: return cut(text, 100)
  return neutraliseLine(cut(text, 100))
}
