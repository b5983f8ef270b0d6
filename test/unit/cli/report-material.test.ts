/** What reports are handed besides the ledger: only what they ask for, and nothing that says too much. */

import { describe, expect, test } from 'vitest'
import type { Project } from '../../../src/cli/open-project.ts'
import { reportMaterial } from '../../../src/cli/report-material.ts'
import { settle } from '../../../src/cli/settle.ts'
import { NO_FLAGS } from '../../../src/cli/flags.ts'
import type { Config } from '../../../src/model/config.ts'
import { allBite } from '../../support/ledgers.ts'
import { textFiles, textWorld } from '../../support/text-world.ts'

const GUARDED = '// @teeth keeps-order: keeps the order\n//   test: test/order.test.ts\n//   revert: remove\nsort()\n'
const FILES = {
  'src/catalog/lookup.ts': 'find()\n',
  'src/order.ts': GUARDED,
  'src/listed.ts': 'list()\n',
  'src/free.ts': 'if (a) b()\n',
  'src/Row.vue': '<template><p v-if="a && b" /></template>\n<script>if (a) b()</script>\n',
  'src/free.test.ts': 'if (a) b()\n',
  'test/support/help.ts': 'if (a) b()\n',
  'vitest.config.ts': 'if (a) b()\n',
  'generated/big.ts': 'if (a) b()\n',
  'mutants/listed.ts': "export const g = defineGuard({ site: { file: 'src/listed.ts' } })\n",
}

describe('the material of reports', () => {
  test('is nothing for reports that show no code', async () => {
    expect(await reportMaterial(allBite(), ['default', 'json', 'sarif'], project())).toEqual({})
  })

  test('is the texts of the files that hold sites for mutation reports', async () => {
    expect(await reportMaterial(allBite(), ['stryker'], project())).toEqual({
      sources: new Map([['src/catalog/lookup.ts', 'find()\n']]),
    })
  })

  test('is also the name of the project and what its layers prove for a page', async () => {
    const layers = { unit: { proves: 'decisions are right', network: false } }
    expect(await reportMaterial(allBite(), ['html'], project({ layers }))).toMatchObject({ project: 'catalog', layers })
  })

  test('has as unguarded only what has no guard of the project', async () => {
    const { unguarded } = await reportMaterial(allBite(), ['html'], project({ exclude: ['generated/**'] }))
    expect([...(unguarded?.keys() ?? [])]).toEqual(['src/free.ts', 'src/Row.vue'])
  })

  test('has of a component its script', async () => {
    const { unguarded } = await reportMaterial(allBite(), ['html'], project())
    expect(unguarded?.get('src/Row.vue')?.trim()).toBe('if (a) b()')
  })
})

function project(config: Config = {}): Project {
  const texts = new Map(Object.entries(FILES))
  const request = settle(NO_FLAGS, config, {
    paths: ['src/order.ts'],
    cores: 2,
    invocation: 'npx teeth',
    randomSeed: 0,
  })
  return {
    root: '/home/ada/catalog',
    config,
    request,
    world: textWorld(textFiles(texts, '/home/ada/catalog')),
  }
}
