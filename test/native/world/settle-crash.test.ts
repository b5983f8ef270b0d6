/** A conflict that is settled while the disk fails, or until a crash: no version of the file is lost. */

import { describe, expect, test } from 'vitest'
import { disk as realDisk } from '../../../src/world/disk.ts'
import { recover } from '../../../src/world/journal-recovery.ts'
import { diskError, watchedDisk } from '../../support/failing-disk.ts'
import { OLD, TEXT } from '../../support/laid-file.ts'
import { edited, EDITED, MERGED, settle, textsIn } from '../../support/settled-file.ts'

/** Settles while each single step fails in turn, or is the last. Answers the steps after which a version was lost. */
function lossesOf(wished: string, failing: (at: number, step: number) => Error | undefined): readonly string[] {
  const { disk, calls } = watchedDisk()
  settle(edited(), wished, disk)
  expect(calls.length).toBeGreaterThan(15)
  return calls.flatMap((name, index) => {
    const root = edited()
    try {
      settle(root, wished, watchedDisk((at) => failing(at, index + 1)).disk)
    } catch (error) {
      if (!(error instanceof Error)) throw error
    }
    recover({ disk: realDisk, root })
    const left = textsIn(root)
    return [TEXT, EDITED, OLD].every((text) => left.includes(text)) ? [] : [`${index + 1} ${name}`]
  })
}

describe.each([TEXT, EDITED, MERGED])('every version is there afterwards, when %j is wished', (wished) => {
  test('and any single step fails', () => {
    expect(lossesOf(wished, (at, step) => (at === step ? diskError('ENOSPC') : undefined))).toEqual([])
  })

  test('and a crash comes before any single step', () => {
    expect(lossesOf(wished, (at, step) => (at >= step ? diskError('CRASH') : undefined))).toEqual([])
  })
})
