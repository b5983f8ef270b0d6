/** Where a lane keeps what it needs while it runs. */

import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { placesFolder } from '../../../src/world/own-place.ts'
import { openRunner } from '../../../src/world/vitest.ts'
import { vitestProject } from '../../support/vitest-project.ts'

test('is a folder with an owner: the next command removes what a killed lane left', async () => {
  const project = vitestProject('lane/ends', 5)
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-native-')))
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => {
    project.remove()
    vi.unstubAllEnvs()
    rmSync(temporary, { recursive: true })
  })
  const lane = await openRunner({ root: project.root }).open()
  const names = readdirSync(temporary).filter((name) => name.startsWith('teeth-'))
  await lane.close()
  expect(names, 'the next command removes what a killed lane left').toEqual([basename(dirname(placesFolder()))])
  expect(readdirSync(placesFolder())).toEqual([])
})
