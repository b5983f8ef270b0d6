/** An error as it came over from the worker, its whole shape kept. */

import { stripVTControlCharacters } from 'node:util'
import type { ErrorFact, ErrorPhase } from '../../model/run.ts'
import { PHASE_KEY } from './worker/watch-runner.ts'

/** Fields with a place of their own in the fact, or added on the way. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'message',
  'stack',
  'stacks',
  'cause',
  'errors',
  'teethPremise',
  PHASE_KEY,
  // Vitest copies these from the prototype when it sends an error over.
  // @teeth no-marks-of-a-prototype: no marks of a prototype
  //   test: test/unit/lane/error-fact.test.ts
  //   revert: remove
  'constructor',
  'toString',
])

/**
 * Whether Vitest itself added the error after the tests: obsolete snapshots, which only count as an error because
 * a lane takes the right to update them away.
 */
export function isHousekeeping(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, PHASE_KEY) === 'housekeeping'
}

/** `phase` is the one assumed for an error that the witness did not see. */
export function errorFact(error: unknown, phase: ErrorPhase): ErrorFact {
  if (typeof error !== 'object' || error === null) return { message: String(error), keys: [], inner: [], phase }
  const shape = shapeOf(error)
  const text = (key: string) => plain(shape.get(key))
  // @teeth the-witness-knows-the-phase: the witness knows the phase
  //   test: test/unit/lane/error-fact.test.ts
  //   was: const seenIn = phase
  const seenIn = phaseOf(shape.get(PHASE_KEY)) ?? phase
  const errors = shape.get('errors')
  return {
    ...optional('name', text('name')),
    message: text('message') ?? '',
    ...optional('stack', text('stack')),
    ...optional('diff', text('diff')),
    ...optional('expected', text('expected')),
    ...optional('actual', text('actual')),
    keys: [...shape.keys()].filter((key) => !OWN_FIELDS.has(key)),
    ...optional('code', shape.get('code') === undefined ? undefined : String(shape.get('code'))),
    ...(shape.get('cause') !== undefined ? { cause: errorFact(shape.get('cause'), seenIn) } : {}),
    inner: Array.isArray(errors) ? errors.map((inner) => errorFact(inner, seenIn)) : [],
    phase: seenIn,
    ...optional('premise', text('teethPremise')),
  }
}

/** From the worker comes plain data; the runner's own errors are real ones, whose fields are not enumerable. */
function shapeOf(error: object): ReadonlyMap<string, unknown> {
  // @teeth runner-errors-speak: the errors of the runner speak
  //   test: test/unit/lane/error-fact.test.ts
  //   was: const fields = {}
  const fields =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack, cause: error.cause } : {}
  return new Map<string, unknown>(Object.entries({ ...fields, ...error }))
}

function phaseOf(stamp: unknown): ErrorPhase | undefined {
  return stamp === 'body' || stamp === 'hook' || stamp === 'fixture' || stamp === 'load' ? stamp : undefined
}

function plain(value: unknown): string | undefined {
  return typeof value === 'string' ? stripVTControlCharacters(value) : undefined
}

function optional<Key extends string>(key: Key, value: string | undefined): { readonly [key in Key]?: string } {
  // A computed key widens to an index signature; the caller's key is a literal.
  return value === undefined ? {} : ({ [key]: value } as { readonly [key in Key]: string })
}
