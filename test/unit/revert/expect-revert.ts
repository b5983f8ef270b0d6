/** One-line specifications of a rule: a marked text before, the text after, or why there is none. */

import { expect } from 'vitest'
import type { Revert, RevertedFile, RevertSpec, StaleReason } from '../../../src/model/revert.ts'
import { revert, type RevertFunctions } from '../../../src/revert/revert.ts'
import { guardOf, siteAt, unmarked } from './marked.ts'

export type Case = readonly [name: string, before: string, after: string]

/** Reverts all marked sites of a text by the same rule. */
export function revertMarked(
  spec: RevertSpec,
  before: string,
  { file = 'src/shop.ts', functions = noFunctions } = {},
): Revert {
  const { text, spans } = unmarked(before)
  const sites = spans.map((span) => siteAt(file, text, span)(spec))
  return revert(guardOf(sites), new Map([[file, text]]), functions)
}

/** The one file that came of it. */
export function revertedFile(spec: RevertSpec, before: string, options: { file?: string } = {}): RevertedFile {
  const result = revertMarked(spec, before, options)
  if (result.kind === 'stale') throw new Error(`stale: ${result.reason}: ${result.detail}`)
  const [only] = result.files
  if (only === undefined) throw new Error('no file came of it')
  return only
}

export function expectRevert(spec: RevertSpec, before: string, after: string, file = 'src/shop.ts'): void {
  expect(revertedFile(spec, before, { file }).after).toBe(after)
}

export function expectStale(spec: RevertSpec, before: string, reason: StaleReason): void {
  const result = revertMarked(spec, before)
  expect(result).toMatchObject({ kind: 'stale', reason })
}

const noFunctions: RevertFunctions = () => undefined
