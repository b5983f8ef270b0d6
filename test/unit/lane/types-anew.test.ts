/** Types that are checked twice in one lane, by a Vitest that asks its checker once, as the real one does. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Booted } from '../../../src/world/lane/boot.ts'
import { checkTypes } from '../../../src/world/lane/check-types.ts'
import { GlobalSetup } from '../../../src/world/lane/global-setup.ts'
import { WorkerKeeper } from '../../../src/world/lane/kept-pool.ts'
import { layersOf } from '../../../src/world/lane/layers.ts'
import { Overlays } from '../../../src/world/lane/overlays.ts'
import { fakeVitest } from '../../support/fake-vitest.ts'
import { CONTROL } from '../../support/lane-of.ts'
import { scratch } from '../../support/scratch.ts'

const FILE = 'test/seeds.test-d.ts'

test('types are checked anew in every run of a lane', async () => {
  const root = scratch({ 'tsconfig.json': '{}' })
  let hitsFile = ''
  const vitest = fakeVitest([{ name: '', config: { root } }], async () => {
    const [project] = vitest.projects
    if (project === undefined || project.typechecker !== undefined) return
    project.typechecker = { answered: true }
    writeFileSync(`${hitsFile}.checked`, JSON.stringify({ output: join(root, FILE), code: 0 }))
  })
  const lane = await booted(root, vitest)
  const ends = []
  for (const name of ['first', 'second']) {
    hitsFile = join(root, name)
    const typeCheck = { tests: [[1, 99]] } as const
    const scenario = { ...CONTROL, file: FILE, typeCheck }
    ends.push((await checkTypes(lane, { scenario, hitsFile }, typeCheck)).end)
  }
  expect(ends, 'types are checked anew in every run').toEqual([{ kind: 'finished' }, { kind: 'finished' }])
})

async function booted(root: string, vitest: Booted['vitest']): Promise<Booted> {
  const options = { root, vitestFolder: root, scratch: root, projects: [] }
  return {
    options,
    vitest,
    layers: await layersOf(vitest, root),
    overlays: new Overlays(vitest, options),
    globalSetup: new GlobalSetup(vitest),
    keeper: new WorkerKeeper({}, vitest.version),
  }
}
