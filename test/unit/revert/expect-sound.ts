/** What has to hold for every revert, whatever the text and the rule. */

import { expect } from 'vitest'
import type { Guard } from '../../../src/model/guard.ts'
import type { RevertedFile } from '../../../src/model/revert.ts'
import { revert } from '../../../src/revert/revert.ts'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { faults, parserErrors } from '../../../src/syntax/faults.ts'
import { stripProbes } from './strip-probes.ts'

/** The files that a guard makes of one text; none when it is stale. */
export function filesOf(guard: Guard, file: string, text: string): readonly RevertedFile[] {
  const result = revert(guard, new Map([[file, text]]), () => undefined)
  return result.kind === 'stale' ? [] : result.files
}

/** The edits stand in order, apart from each other, and are all that differs. */
export function expectEditsOnly({ before, after, edits }: RevertedFile): void {
  let offset = 0
  let rebuilt = ''
  for (const { span, text } of edits) {
    expect(span.start).toBeGreaterThanOrEqual(offset)
    rebuilt += before.slice(offset, span.start) + text
    offset = span.end
  }
  expect(rebuilt + before.slice(offset)).toBe(after)
}

export function expectLines({ before, after, instrumented }: RevertedFile): void {
  expect(lines(after)).toBeGreaterThanOrEqual(lines(before))
  expect(lines(instrumented.text)).toBe(lines(after))
}

export function expectParses({ file, before, after, instrumented }: RevertedFile): void {
  const allowed = faults(compilerTree(file, before)).length
  expect(faults(compilerTree(file, after)).length).toBeLessThanOrEqual(allowed)
  expect(parserErrors(compilerTree(file, instrumented.text)).length).toBeLessThanOrEqual(allowed)
}

export function expectProbesOnly({ file, after, instrumented }: RevertedFile): void {
  expect(stripProbes(file, instrumented.text)).toBe(after)
}

function lines(text: string): number {
  return text.split(/\r\n?|\n/).length
}
