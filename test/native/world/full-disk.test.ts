/** A folder for temporary files that takes nothing: a reason to stop, told as one, and nothing is left there. */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lock } from '../../../src/world/lock.ts'
import { makeOwnPlace, placesFolder } from '../../../src/world/own-place.ts'
import { refusedWith, rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

/** Root may write anywhere; where a file lies, nobody can make a folder. */
function blocked(name: 'locks' | 'places'): string {
  vi.stubEnv('TMPDIR', scratch())
  onTestFinished(() => void vi.unstubAllEnvs())
  const own = dirname(placesFolder())
  mkdirSync(own, { recursive: true })
  writeFileSync(`${own}/${name}`, '')
  return own
}

test('a lock that cannot be kept is no fault of ours', async () => {
  const own = blocked('locks')
  const error = await rejectedWith(() => lock(scratch(), 'reading'))
  expect(error).toMatchObject({ code: 'temp-not-writable', message: expect.stringContaining(own) })
  expect(readdirSync(own)).toEqual(['locks'])
})

test('a folder that cannot be made is no fault of ours', () => {
  const own = blocked('places')
  expect(refusedWith(() => makeOwnPlace()).code).toBe('temp-not-writable')
  expect(readdirSync(own)).toEqual(['places'])
})
