/** A lane that is begun before it is known whether there is work for it. */

import { expect, onTestFinished, test, vi } from 'vitest'
import { markedBy } from '../../../src/world/lane/marked.ts'
import { beginAhead } from '../../../src/world/vitest.ts'
import { places, projectApart } from '../../support/lane-places.ts'
import { scratch } from '../../support/scratch.ts'

test('is ended when no lane takes it, with its process and its folder', async () => {
  const ahead = beginAhead(projectApart())
  const [place = ''] = places()
  await ahead?.end()
  expect([...places(), ...markedBy(place)]).toEqual([])
})

test('begun in another environment is not taken', async () => {
  const root = projectApart()
  const ahead = beginAhead(root)
  onTestFinished(() => ahead?.end())
  vi.stubEnv('SAID_BY_THE_CONFIGURATION', 'yes')
  const taken = ahead?.take({ root, vitestFolder: '' })
  onTestFinished(() => taken?.child.kill())
  expect(taken, 'a lane that was begun in another environment is not taken').toBeUndefined()
})

test('begun in the same one is taken, and once', async () => {
  const root = projectApart()
  const ahead = beginAhead(root)
  const taken = ahead?.take({ root, vitestFolder: '' })
  onTestFinished(() => taken?.child.kill())
  expect([taken?.scratch, ahead?.take({ root, vitestFolder: '' })]).toEqual([...places(), undefined])
})

test('is not begun where no Vitest would start', () => {
  expect(beginAhead(scratch())).toBeUndefined()
})
