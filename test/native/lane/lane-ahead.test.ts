/** A lane that is begun before it is known whether there is work for it. */

import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markedBy } from '../../../src/world/lane/marked.ts'
import { placesFolder } from '../../../src/world/own-place.ts'
import { beginAhead, openRunner } from '../../../src/world/vitest.ts'
import { CONTROL } from '../../support/lane-of.ts'
import { type VitestProject, vitestProject } from '../../support/vitest-project.ts'

let project: VitestProject
let temporary: string

beforeEach(() => {
  project = vitestProject('lane/ends', 5)
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-native-')))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.unstubAllEnvs()
  project.remove()
  rmSync(temporary, { recursive: true })
})

/** The folders of all lanes there are. */
function places(): readonly string[] {
  return readdirSync(placesFolder()).map((name) => join(placesFolder(), name))
}

test('is taken by the first lane alone', async () => {
  const { root } = project
  const ahead = beginAhead(root)
  const begun = places()
  const runner = openRunner({ root, ...(ahead && { ahead }) })
  const first = await runner.open()
  expect(places()).toEqual(begun)
  const second = await runner.open()
  expect(places()).toHaveLength(2)
  await ahead?.end()
  const run = await first.run({ ...CONTROL, file: 'test/holds.test.ts' })
  await Promise.all([first.close(), second.close()])
  expect([run.end.kind, ...places()]).toEqual(['finished'])
})

test('is ended when no lane takes it, with its process and its folder', async () => {
  const ahead = beginAhead(project.root)
  const [place = ''] = places()
  await ahead?.end()
  expect([...places(), ...markedBy(place)]).toEqual([])
})

test('begun in another environment is not taken', async () => {
  const { root } = project
  const ahead = beginAhead(root)
  vi.stubEnv('SAID_BY_THE_CONFIGURATION', 'yes')
  const lane = await openRunner({ root, ...(ahead && { ahead }) }).open()
  expect(places(), 'a lane that was begun in another environment is not taken').toHaveLength(2)
  await Promise.all([lane.close(), ahead?.end()])
})

test('is not begun where no Vitest would start', () => {
  expect(beginAhead(temporary)).toBeUndefined()
})
