/** A run cut for two machines and joined again is the run of one machine. */

import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import { teeth } from '../../support/binary.ts'
import { repository } from '../../support/scratch.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')

/** The catalogue of the examples, in a repository of its own. */
function catalogue(): string {
  const root = repository({ '.gitignore': 'node_modules\nout\n' })
  const isOwn = (path: string) => !path.includes('node_modules')
  cpSync(join(REPOSITORY, 'examples/catalog'), root, {
    recursive: true,
    filter: (path) => isOwn(path.slice(REPOSITORY.length)),
  })
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** What a machine and a clock put in. */
function timeless(file: string): unknown {
  const ledger: Ledger = JSON.parse(readFileSync(file, 'utf8'))
  const isOfChance = (key: string) => ['startedAt', 'durationMs', 'worker'].includes(key)
  return JSON.parse(JSON.stringify(ledger, (key, value: unknown) => (isOfChance(key) ? undefined : value)))
}

test('two shards of the catalogue merge to what one machine gives', async () => {
  const root = catalogue()
  const whole = await teeth(root, ['--reporter', 'json=out/whole.json'])
  for (const shard of ['1/2', '2/2']) {
    await teeth(root, ['--shard', shard, '--reporter', `blob=out/blobs/${shard.replace('/', '-')}.json`])
  }
  const merged = await teeth(root, ['merge', 'out/blobs', '--reporter', 'json=out/merged.json'])
  expect([whole.code, merged.code]).toEqual([0, 0])
  expect(timeless(join(root, 'out/merged.json'))).toEqual(timeless(join(root, 'out/whole.json')))
})
