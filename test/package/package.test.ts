import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesIn, install, type Packed, pack, remove, root } from './packed.ts'

const OLDEST_NODE = join(root, 'node_modules/node-22/bin/node')

let packed: Packed
beforeAll(() => {
  packed = pack()
  return () => remove(packed)
})

function teeth(project: string, args: readonly string[], node = process.execPath) {
  const { status, stdout, stderr } = spawnSync(node, ['node_modules/teeth/dist/main.js', ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the packed tarball', () => {
  test('has nothing that publint objects to', async () => {
    const manifest = JSON.parse(readFileSync(join(packed.folder, 'package.json'), 'utf8'))
    const { messages } = await publint({ pkgDir: packed.folder, pack: false })
    const objections = messages.filter(({ type }) => type !== 'suggestion')
    expect(objections.map((message) => formatMessage(message, manifest))).toEqual([])
  })

  test('holds what it needs at run time and nothing else', () => {
    const tops = new Set(filesIn(packed.folder).map((path) => path.split('/')[0] ?? ''))
    expect([...tops].toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'schema'])
  })

  test('names no file of the sources', () => {
    const texts = filesIn(packed.folder).filter((path) => path.endsWith('.js'))
    expect(texts.filter((path) => /from '\.[^']*\.ts'/.test(readFileSync(join(packed.folder, path), 'utf8')))).toEqual(
      [],
    )
  })

  test.each(['vitest-3', 'vitest-4', 'vitest'])('proves the catalogue with %s', (vitest) => {
    const project = install(packed, 'catalog', vitest)
    const { status, stdout, stderr } = teeth(project, ['--json'])
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
    const { guards, versions } = JSON.parse(stdout)
    const { version } = JSON.parse(readFileSync(join(project, 'node_modules/vitest/package.json'), 'utf8'))
    expect(versions.vitest).toBe(version)
    expect(new Set(guards.map(({ verdict }: { verdict: string }) => verdict))).toEqual(new Set(['bites']))
  })

  test.runIf(existsSync(OLDEST_NODE))('proves the catalogue on the oldest Node it supports', () => {
    const project = install(packed, 'catalog', 'vitest')
    const { status, stderr } = teeth(project, [], OLDEST_NODE)
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('has types that a strict project compiles against', () => {
    const project = install(packed, 'catalog', 'vitest')
    const uses = `import { defineConfig, defineGuard, judge, prove, read, render } from 'teeth'
import { premise } from 'teeth/vitest'
export const all = [defineConfig({ lanes: 2 }), defineGuard, judge, prove, read, render, premise]
`
    writeFileSync(join(project, 'uses.ts'), uses)
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck', 'uses.ts']
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), flags, { cwd: project, encoding: 'utf8' })
    expect(stdout).toBe('')
  })
})
