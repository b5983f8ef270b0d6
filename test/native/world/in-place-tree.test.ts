/** The user's own tree: several files together, and every way a command can end. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { disk as realDisk } from '../../../src/world/disk.ts'
import { openInPlace } from '../../../src/world/in-place-tree.ts'
import { NotWritten } from '../../../src/world/not-written.ts'
import { enterTree, settleTree } from '../../../src/world/settle-tree.ts'
import { diskError, watchedDisk } from '../../support/failing-disk.ts'
import { refusedWith, rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

const IN_PLACE = new URL('../../../src/world/in-place-tree.ts', import.meta.url).href
const TEXTS = [
  { file: 'a.ts', before: 'a', text: 'old a' },
  { file: 'b.ts', before: 'b', text: 'old b' },
]
const shop = () => scratch({ 'a.ts': 'a', 'b.ts': 'b' })

function open(root: string, disk = realDisk) {
  const tree = openInPlace(root, disk)
  onTestFinished(() => tree.close().catch(() => undefined))
  return tree
}

describe('several files', () => {
  test('are put there together and taken off together', () => {
    const root = shop()
    const before = treePrint(root)
    const laid = open(root).lay(TEXTS)
    expect(['a.ts', 'b.ts'].map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(['old a', 'old b'])
    expect(laid.lift()).toBe(true)
    expect(treePrint(root)).toEqual(before)
  })

  test('are none of them written when one of them cannot be', () => {
    const root = shop()
    chmodSync(join(root, 'b.ts'), 0o444)
    const before = treePrint(root)
    expect(() => open(root).lay(TEXTS)).toThrow(NotWritten)
    expect(treePrint(root)).toEqual(before)
  })

  test('are none of them written when the disk is full at the second, and a person is told so', () => {
    const root = shop()
    const before = treePrint(root)
    let renames = 0
    const { disk } = watchedDisk((_, name) => {
      if (name === 'renameSync') renames += 1
      return name === 'renameSync' && renames === 3 ? diskError('ENOSPC') : undefined
    })
    const wayOut = (() => {
      try {
        open(root, disk).lay(TEXTS)
      } catch (error) {
        return error instanceof NotWritten ? error.wayOut : error
      }
      return undefined
    })()
    expect(wayOut).toBe('Free some space on the disk.')
    expect(treePrint(root)).toEqual(before)
  })

  test('of which one was edited: the other comes back, and that one is left alone', () => {
    const root = shop()
    const laid = open(root).lay(TEXTS)
    writeFileSync(join(root, 'a.ts'), 'edited')
    const { code, message } = refusedWith(() => laid.lift())
    expect(code).toBe('edited-meanwhile')
    expect(message).toMatch(/`a\.ts` was changed by somebody else[\s\S]*as it was changed: a\.ts\n[\s\S]*original\n/)
    expect(['a.ts', 'b.ts'].map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(['edited', 'b'])
  })

  test('of which one is back already tell that nobody knows what the tests ran against', () => {
    const root = shop()
    const laid = open(root).lay(TEXTS)
    writeFileSync(join(root, 'a.ts'), 'a')
    expect(laid.lift()).toBe(false)
  })
})

/** Another process that lays the files and then does what the script says. */
async function elsewhere(root: string, script: string) {
  const code = `import { openInPlace } from '${IN_PLACE}'
    openInPlace('${root}').lay(${JSON.stringify(TEXTS)}, 'pnpm build')
    console.log('laid')
    setInterval(() => {}, 1000)
    ${script}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

describe('a process that ends', () => {
  test.each([
    ['by exiting', 'process.stdin.once("data", () => process.exit(130))'],
    ['by an error nobody caught', 'process.stdin.once("data", () => { throw new Error("oh") })'],
  ])('%s leaves the originals', async (_, script) => {
    const root = shop()
    const before = treePrint(root)
    const child = await elsewhere(root, script)
    expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe('old a')
    child.stdin.write('now')
    await once(child, 'exit')
    expect(treePrint(root)).toEqual(before)
  })

  test('by a kill leaves them to the next command, which says what may have been built from them', async () => {
    const root = shop()
    const before = treePrint(root)
    const child = await elsewhere(root, '')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe('old a')
    const recovered = await settleTree(root)
    expect(recovered.map((one) => (one.kind === 'restored' ? one.entry.prepare : one.kind))).toEqual([
      'pnpm build',
      'pnpm build',
    ])
    expect(treePrint(root)).toEqual(before)
  })

  test('by a kill and whose file was edited since stops the next command, and the one after it', async () => {
    const root = shop()
    const child = await elsewhere(root, '')
    child.kill('SIGKILL')
    await once(child, 'exit')
    writeFileSync(join(root, 'a.ts'), 'edited')
    for (const _ of [1, 2]) expect((await rejectedWith(() => settleTree(root))).code).toBe('edited-meanwhile')
    expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe('edited')
    expect(readFileSync(join(root, 'b.ts'), 'utf8')).toBe('b')
  })
})

test.each(['reading', 'writing'] as const)(
  'a command that goes on %s finds the originals, and the tree to itself',
  async (mode) => {
    const root = shop()
    const child = await elsewhere(root, '')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const entered = await enterTree(root, mode)
    onTestFinished(() => entered.lock.release())
    expect(entered.recovered.map(({ kind }) => kind)).toEqual(['restored', 'restored'])
    expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe('a')
    expect((await rejectedWith(() => enterTree(root, 'writing', { waitMs: 0 }))).code).toBe('project-busy')
  },
)

test('without a folder for temporary files a command still lists', async () => {
  const temporary = process.env['TMPDIR']
  const root = shop()
  process.env['TMPDIR'] = join(root, 'gone')
  onTestFinished(() => {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  })
  expect(await settleTree(root)).toEqual([])
})

test('a tree that nobody writes leaves nothing behind', async () => {
  const root = shop()
  await open(root).close()
  expect(await settleTree(root)).toEqual([])
  expect(existsSync(join(root, '.teeth'))).toBe(false)
})
