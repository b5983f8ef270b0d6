/** Folders for temporary files that have an owner: none stays behind, and none is taken from the living. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeOwnPlace, placesFolder, removeOwnPlace, sweepPlaces } from '../../../src/world/own-place.ts'
import { ownIdentity } from '../../../src/world/process-identity.ts'
import { scratch } from '../../support/scratch.ts'

const OWN_PLACE = new URL('../../../src/world/own-place.ts', import.meta.url).href
const MAKE = `import { makeOwnPlace } from '${OWN_PLACE}'; console.log(makeOwnPlace()); setInterval(() => {}, 1000)`

/** Sweeping the folder that all share would, with a fault, end the very lane that tests it. */
beforeEach(() => {
  vi.stubEnv('TMPDIR', scratch())
  return () => vi.unstubAllEnvs()
})

function place(): string {
  const made = makeOwnPlace()
  onTestFinished(() => removeOwnPlace(made))
  return made
}

function ownedBy(owner: object, madeAt = new Date()): string {
  const made = place()
  writeFileSync(join(made, 'owner.json'), JSON.stringify(owner))
  utimesSync(made, madeAt, madeAt)
  return made
}

describe('sweeping', () => {
  test('leaves the folder of a living process: the copy of a command that is still at work is not removed: a living place stays', () => {
    const made = place()
    sweepPlaces()
    expect(existsSync(made), 'the folder of a command that is still at work is not removed').toBe(true)
  })

  test('removes what a killed process left', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', MAKE], { stdio: ['ignore', 'pipe', 'inherit'] })
    const left = String((await once(child.stdout, 'data'))[0]).trim()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(existsSync(left)).toBe(true)
    sweepPlaces()
    expect(existsSync(left)).toBe(false)
  })

  test('removes nothing that a link in it leads to', () => {
    const outside = scratch({ 'kept.txt': 'mine' })
    const left = ownedBy({ ...ownIdentity(), startedAt: 'before' })
    symlinkSync(outside, join(left, 'node_modules'))
    sweepPlaces()
    expect(existsSync(left)).toBe(false)
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('mine')
  })

  test.each([
    ['leaves', 1, true],
    ['removes', 25, false],
  ] as const)('%s the folder of another machine or container after %i hours', (_, hours, stays) => {
    const made = ownedBy({ ...ownIdentity(), space: 'elsewhere' }, new Date(Date.now() - hours * 3_600_000))
    sweepPlaces()
    expect(existsSync(made)).toBe(stays)
  })

  test('leaves a folder that is just being made', () => {
    const draft = join(placesFolder(), 'draft-abcdef')
    mkdirSync(draft, { recursive: true })
    onTestFinished(() => removeOwnPlace(draft))
    sweepPlaces()
    expect(existsSync(draft)).toBe(true)
  })
})
