/** Where a lane keeps what it needs while it runs. */

import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { placesFolder } from '../../../src/world/own-place.ts'
import { openRunner } from '../../../src/world/vitest.ts'
import { projectApart } from '../../support/lane-places.ts'

test('is a folder with an owner: the next command removes what a killed lane left', async () => {
  const root = projectApart()
  const lane = await openRunner({ root }).open()
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith('teeth-'))
  await lane.close()
  expect(names, 'the next command removes what a killed lane left').toEqual([basename(dirname(placesFolder()))])
  expect(readdirSync(placesFolder())).toEqual([])
})
