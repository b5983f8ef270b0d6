/** Files that are kept from run to run. */

import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { appendLine, writeKept } from '../../../src/world/kept-files.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

const FILE = 'reports/history.jsonl'
const textIn = (root: string) => readFileSync(join(root, FILE), 'utf8')

describe('a line', () => {
  test('begins the file where there is none', async () => {
    const root = scratch()
    await appendLine(root, FILE, '{"a":1}\n')
    expect(textIn(root)).toBe('{"a":1}\n')
  })

  test('is added at the end', async () => {
    const root = scratch({ [FILE]: 'one\n' })
    await appendLine(root, FILE, 'two\n')
    expect(textIn(root)).toBe('one\ntwo\n')
  })

  test('does not run into what a killed process left half', async () => {
    const root = scratch({ [FILE]: 'one\n{"hal' })
    await appendLine(root, FILE, 'two\n')
    expect(textIn(root)).toBe('one\n{"hal\ntwo\n')
  })

  test('is never mixed with those of others', async () => {
    const root = scratch()
    const lines = Array.from({ length: 20 }, (_, index) => `${String(index).repeat(20_000)}\n`)
    await Promise.all(lines.map((line) => appendLine(root, FILE, line)))
    expect(
      textIn(root)
        .split(/(?<=\n)/)
        .toSorted(),
    ).toEqual(lines.toSorted())
  })
})

test.each<[string, (root: string, elsewhere: string) => void]>([
  ['a folder that leads out of the project', (root, elsewhere) => symlinkSync(elsewhere, join(root, 'reports'))],
  [
    'a file that is a link',
    (root, elsewhere) => {
      mkdirSync(join(root, 'reports'))
      symlinkSync(join(elsewhere, 'x'), join(root, FILE))
    },
  ],
])('what is kept is not written through a link that leads out of the project: %s', async (_, lay) => {
  const root = scratch()
  const elsewhere = scratch({ x: 'x' })
  lay(root, elsewhere)
  expect((await rejectedWith(() => appendLine(root, FILE, 'line\n'))).code).toBe('output-not-writable')
  expect((await rejectedWith(() => writeKept(root, FILE, 'line\n'))).code).toBe('output-not-writable')
  expect(readFileSync(join(elsewhere, 'x'), 'utf8')).toBe('x')
})
