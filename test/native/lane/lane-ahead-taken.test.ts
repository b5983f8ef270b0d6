/** A lane that is begun ahead and taken: the first that is opened is in its folder, and it runs. */

import { expect, test } from 'vitest'
import { beginAhead, openRunner } from '../../../src/world/vitest.ts'
import { CONTROL } from '../../support/lane-of.ts'
import { places, projectApart } from '../../support/lane-places.ts'
import { FILE } from '../../support/pretended-vitest.ts'

test('is taken by the first lane alone', async () => {
  const root = projectApart()
  const ahead = beginAhead(root)
  const begun = places()
  const runner = openRunner({ root, ...(ahead && { ahead }) })
  const first = await runner.open()
  expect(places()).toEqual(begun)
  const second = await runner.open()
  expect(places()).toHaveLength(2)
  await ahead?.end()
  const run = await first.run({ ...CONTROL, file: FILE })
  await Promise.all([first.close(), second.close()])
  expect([run.end.kind, ...places()]).toEqual(['finished'])
})
