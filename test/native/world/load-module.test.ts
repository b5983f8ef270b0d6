/** Modules of the user's own code: loaded by Node where it can, by the project's Vite where it cannot. */

import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modules } from '../../../src/world/modules.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch, type Texts } from '../../support/scratch.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')
const MODULE = '{ "type": "module" }'

function withVite(texts: Texts): string {
  const root = scratch(texts)
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  return root
}

describe('a module', () => {
  test.each<[string, Texts]>([
    ['JavaScript', { 'package.json': MODULE, 'mutants/plane.js': 'export const plane = 3' }],
    ['TypeScript', { 'package.json': MODULE, 'mutants/plane.ts': 'export const plane: number = 3' }],
    ['TypeScript that says it is a module', { 'mutants/plane.mts': 'export const plane: number = 3' }],
  ])('of %s is loaded without Vite', async (_, texts) => {
    const path = Object.keys(texts).find((name) => name.startsWith('mutants/')) ?? ''
    expect(await modules(scratch(texts)).load(path)).toMatchObject({ plane: 3 })
  })

  test.each<[string, Texts]>([
    ['an enum', { 'mutants/plane.ts': 'enum Plane { Main = 3 }\nexport const plane = Plane.Main' }],
    [
      'an import without an extension',
      { 'mutants/plane.ts': `export { plane } from './other'`, 'mutants/other.ts': 'export const plane = 3' },
    ],
    [
      'a package that does not say what it is',
      { 'package.json': '{}', 'mutants/plane.ts': 'export const plane: number = 3' },
    ],
  ])('with %s is loaded with Vite', async (_, texts) => {
    expect(await modules(withVite({ 'package.json': MODULE, ...texts })).load('mutants/plane.ts')).toMatchObject({
      plane: 3,
    })
  })

  test('is loaded without a word on the terminal', () => {
    const root = withVite({ 'package.json': '{}', 'mutants/plane.ts': 'export const plane: number = 3' })
    expect(inNode(root)).toBe('')
  })
})

describe('a module that does not load', () => {
  test.each<[string, string]>([
    ['throws', 'throw new Error("no such plane")'],
    ['imports what is not there', 'import "./gone.ts"'],
    ['does not parse', 'export const = 3'],
  ])('is refused with the cause: it %s', async (_, text) => {
    const root = withVite({ 'package.json': MODULE, 'mutants/plane.ts': text })
    const error = await rejectedWith(() => modules(root).load('mutants/plane.ts'))
    expect(error).toMatchObject({ code: 'module-failed', cause: expect.any(Error) })
    expect(error.message).toContain('`mutants/plane.ts`')
  })

  test('is evaluated once when it throws', async () => {
    const root = withVite({
      'package.json': MODULE,
      'mutants/plane.ts':
        'globalThis.evaluated = (globalThis.evaluated ?? 0) + 1; throw new Error(`${globalThis.evaluated}`)',
    })
    expect((await rejectedWith(() => modules(root).load('mutants/plane.ts'))).message).toContain('loaded: 1')
  })

  test('shows the line as it was written, whoever loaded it', async () => {
    const text = `enum Plane { Main }\n\nexport const plane = Plane.Main\nthrow new Error('no such plane')\n`
    const root = withVite({ 'package.json': MODULE, 'mutants/plane.ts': text })
    expect(inNode(root, '.catch(({ cause }) => console.log(cause.stack))')).toContain('mutants/plane.ts:4:7')
  })

  test('is refused outside the project', async () => {
    const outside = scratch({ 'plane.mjs': 'export const plane = 3' })
    const root = scratch()
    symlinkSync(join(outside, 'plane.mjs'), join(root, 'plane.mjs'))
    expect((await rejectedWith(() => modules(root).load('plane.mjs'))).code).toBe('module-failed')
  })
})

/** What a Node of its own says: the one of these tests has loaded Vite, and with it source maps, already. */
function inNode(root: string, then = ''): string {
  const loader = new URL('../../../src/world/modules.ts', import.meta.url).href
  const script = `import { modules } from '${loader}'; await modules('${root}').load('mutants/plane.ts')${then}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stdout + stderr
}
