/** `teeth restore`: what a person sees of a conflict, and how it ends. */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { disk } from '../../../src/world/disk.ts'
import { teeth } from '../../support/binary.ts'
import { FILE, lay, textOf } from '../../support/laid-file.ts'
import { scratch, write } from '../../support/scratch.ts'

const LINES = ['export const a = 1', 'export const b = 1', 'export const c = 1', 'export const d = 1', '']
const BEFORE = LINES.join('\n')
const OLD = BEFORE.replace('a = 1', 'a = 0')

/** What a killed command leaves, and what somebody then wrote. */
function left(edit: (old: string) => string = (old) => old): string {
  const root = scratch({ 'package.json': '{}', [FILE]: BEFORE })
  lay(disk, root, OLD)
  writeFileSync(join(root, FILE), edit(OLD))
  return root
}

const byHand = (old: string) => old.replace('d = 1', 'd = 2')
const kept = (root: string) =>
  readdirSync(join(root, '.teeth/settled')).flatMap((id) =>
    ['original', 'reverted', 'edited'].map((name) => readFileSync(join(root, '.teeth/settled', id, name), 'utf8')),
  )

describe('without a conflict', () => {
  test('there may be nothing to do', async () => {
    const { code, out } = await teeth(scratch({ 'package.json': '{}' }), ['restore'])
    expect({ code, out }).toEqual({ code: 0, out: 'nothing to restore: every file is as it was\n' })
  })

  test('it does what every command does first', async () => {
    const root = left()
    const { code, out } = await teeth(root, ['restore'])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^restored `src\/rate\.ts`: /) })
    expect([textOf(root), existsSync(join(root, '.teeth'))]).toEqual([BEFORE, false])
  })

  test('a file that is named is none of its business', async () => {
    const { code, err } = await teeth(left(), ['restore', 'package.json', '--take', 'original'])
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('no conflict about `package.json`') })
  })
})

describe('a conflict', () => {
  test('stops every other command, which names the way out', async () => {
    const { code, err } = await teeth(left(byHand), ['list'])
    expect({ code, err }).toEqual({
      code: 70,
      err: expect.stringMatching(/^ {2}next {2}See both with `teeth restore`/m),
    })
  })

  test('is shown, with what can be taken, and nothing is touched', async () => {
    const root = left(byHand)
    const { code, out } = await teeth(root, ['restore'])
    const id = readdirSync(join(root, '.teeth/journal'))[0]
    expect(code).toBe(70)
    expect(out.replaceAll(String(id), '<id>')).toMatchInlineSnapshot(`
      "\`src/rate.ts\` was changed by somebody else while its old behaviour was in it; nothing was touched
        - as it was before: .teeth/journal/<id>/original
        + as it was changed: src/rate.ts
          @@ -1,4 +1,4 @@
          -export const a = 1
          +export const a = 0
           export const b = 1
           export const c = 1
          -export const d = 1
          +export const d = 2
        npx teeth restore src/rate.ts --take merged    the change, without the old behaviour
        npx teeth restore src/rate.ts --take original  the file as it was before
        npx teeth restore src/rate.ts --take edited    the file as it was changed
        whichever is taken, all are kept in .teeth/settled/<id>
      "
    `)
    expect(textOf(root)).toBe(byHand(OLD))
  })

  test.each([
    ['merged', byHand(BEFORE)],
    ['original', BEFORE],
    ['edited', byHand(OLD)],
  ])('is settled with --take %s, every version is kept, and commands go on', async (version, text) => {
    const root = left(byHand)
    const { code, out } = await teeth(root, ['restore', FILE, '--take', version])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/is settled; .*`\.teeth\/settled\/\S+`\n$/) })
    expect(textOf(root)).toBe(text)
    expect(kept(root)).toEqual([BEFORE, OLD, byHand(OLD)])
    expect((await teeth(root, ['list', '--pass-with-no-guards'])).code).toBe(0)
  })

  test('that cannot be merged says so, and stands', async () => {
    const root = left((old) => old.replace('a = 0', 'a = 3'))
    const { code, out } = await teeth(root, ['restore', '--take', 'merged'])
    expect({ code, out }).toEqual({ code: 70, out: expect.stringContaining('it cannot be merged\n') })
    expect(out).not.toContain('--take merged')
    expect(textOf(root)).toContain('a = 3')
  })

  test('about a file that was deleted is told as one', async () => {
    const root = left()
    rmSync(join(root, FILE))
    expect((await teeth(root, ['restore'])).out).toContain('+ as it was changed: deleted\n')
    expect((await teeth(root, ['restore', FILE, '--take', 'original'])).code).toBe(0)
    expect(textOf(root)).toBe(BEFORE)
  })
})

test('an entry that cannot be read is put out of the way when that is asked for, and no file is touched', async () => {
  const root = left(byHand)
  const [id] = readdirSync(join(root, '.teeth/journal'))
  write(root, { [`.teeth/journal/${id}/entry.json`]: '{' })
  expect(await teeth(root, ['restore'])).toMatchObject({ code: 70, out: expect.stringContaining('cannot be read') })
  expect((await teeth(root, ['restore', '--take', 'edited'])).code).toBe(0)
  expect(textOf(root)).toBe(byHand(OLD))
  expect(readFileSync(join(root, `.teeth/settled/${id}/original`), 'utf8')).toBe(BEFORE)
})
