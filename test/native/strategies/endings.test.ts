/** Commands that end before their time while the old behaviour is on disk: what they leave, and what the next one finds. */

import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsProject, start, teeth } from '../../support/binary.ts'
import { placesFolder } from '../../../src/world/own-place.ts'
import { git, scratch, write } from '../../support/scratch.ts'

/** Starts Vitest twice, and waits for a trial that never ends. */
const LONGEST_MS = 120_000

/** A test that tells when it meets the old behaviour, and hangs. */
const HANGING = (signs: string) => `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = existsSync('built.txt') ? readFileSync('built.txt', 'utf8') : readFileSync('src/rows.ts', 'utf8')

test('reads the row from the requested plane', async () => {
  if (!text.includes('row.id === id && row.plane')) {
    writeFileSync('${signs}/met', process.cwd())
    await new Promise((resolve) => setTimeout(resolve, 600_000))
  }
  expect(text).toContain('plane')
}, 700_000)
`

function hanging() {
  const signs = scratch()
  const root = rowsProject({ '.gitignore': 'node_modules\nbuilt.txt\n', 'test/rows.test.ts': HANGING(signs) })
  return { root, met: () => appeared(signs) }
}

/** Where the test runs that met the old behaviour. */
async function appeared(folder: string): Promise<string> {
  const watcher = watch(folder)
  try {
    while (!existsSync(join(folder, 'met')) || readFileSync(join(folder, 'met'), 'utf8') === '')
      await once(watcher, 'change')
    return readFileSync(join(folder, 'met'), 'utf8')
  } finally {
    watcher.close()
  }
}

const WORDS = ['--json', '--deadline', '500000', '--strategy']
const stateOf = (root: string) => git(root, 'status', '--porcelain', '--untracked-files=all')

describe('in place', { timeout: LONGEST_MS }, () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s gives the original back, and a report of what was finished',
    async (signal) => {
      const { root, met } = hanging()
      const { child, ended } = start(root, [...WORDS, 'in-place'])
      expect(await met()).toBe(root)
      expect(stateOf(root)).toBe(' M src/rows.ts\n')
      child.kill(signal)
      const { code, out } = await ended
      expect(JSON.parse(out)).toMatchObject({ exitCode: 130, guards: [{ verdict: 'unmeasured' }] })
      expect({ code, state: stateOf(root), left: existsSync(join(root, '.teeth')) }).toEqual({
        code: 130,
        state: '',
        left: false,
      })
    },
  )

  test('a signal also has built again what was built from the old behaviour', async () => {
    const { root, met } = hanging()
    write(root, { 'teeth.config.json': '{ "prepare": "cp src/rows.ts built.txt" }' })
    const { child, ended } = start(root, [...WORDS, 'in-place'])
    await met()
    expect(readFileSync(join(root, 'built.txt'), 'utf8')).not.toContain('row.id === id && row.plane === plane)\n}')
    child.kill('SIGINT')
    await ended
    expect(readFileSync(join(root, 'built.txt'))).toEqual(readFileSync(join(root, 'src/rows.ts')))
  })

  test('a kill leaves the original to the next command of any kind', async () => {
    const { root, met } = hanging()
    const { child, ended } = start(root, [...WORDS, 'in-place'])
    await met()
    child.kill('SIGKILL')
    await ended
    expect(stateOf(root)).toBe(' M src/rows.ts\n')
    const { code, err } = await teeth(root, ['list'])
    expect({ code, state: stateOf(root), left: existsSync(join(root, '.teeth')) }).toEqual({
      code: 0,
      state: '',
      left: false,
    })
    expect(err).toMatch(/^restored `src\/rows\.ts`: a teeth that was ended on \S+ had left old behaviour in it\n$/)
  })
})

describe('in a copy', { timeout: LONGEST_MS }, () => {
  const placeOf = (folder: string) => folder.slice(0, placesFolder().length + '/abcdef'.length)

  test('a signal leaves nothing of it', async () => {
    const { root, met } = hanging()
    const { child, ended } = start(root, [...WORDS, 'copy'])
    const place = placeOf(await met())
    expect(stateOf(root)).toBe('')
    expect(readdirSync(placesFolder())).toContain(place.slice(-6))
    child.kill('SIGINT')
    expect((await ended).code).toBe(130)
    expect(existsSync(place)).toBe(false)
  })

  test('a kill leaves it to the next command of any kind', async () => {
    const { root, met } = hanging()
    const { child, ended } = start(root, [...WORDS, 'copy'])
    const place = placeOf(await met())
    child.kill('SIGKILL')
    await ended
    expect(existsSync(place)).toBe(true)
    await teeth(root, ['list'])
    expect(existsSync(place)).toBe(false)
  })
})

test(
  'a command waits while another one writes the tree, and then finds it as it was',
  { timeout: LONGEST_MS },
  async () => {
    const { root, met } = hanging()
    const first = start(root, [...WORDS, 'in-place'])
    await met()
    const second = start(root, ['list'])
    await once(second.child.stderr, 'data')
    first.child.kill('SIGINT')
    await first.ended
    const { code, out, err } = await second.ended
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('plane-aware-lookup') })
    expect(err).toMatch(/^waiting for another teeth in this project \(process \d+, since \S+\)\n$/)
  },
)
