import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openRunner } from '../../../src/world/vitest.ts'
import { type VitestMajor, vitestProject } from '../../support/vitest-project.ts'

/** A project whose `node_modules` hold nothing but this Vitest, or not even that. */
function emptyProject(version?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'teeth-project-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  if (version === undefined) return root
  mkdirSync(join(root, 'node_modules/vitest'), { recursive: true })
  writeFileSync(join(root, 'node_modules/vitest/package.json'), JSON.stringify({ name: 'vitest', version }))
  return root
}

/** The loading fixture with this text as its configuration. */
function projectWith(config: string, major: VitestMajor): string {
  const { root, remove } = vitestProject('lane/loading', major)
  onTestFinished(remove)
  writeFileSync(join(root, 'vitest.config.ts'), config)
  return root
}

describe('a runner', () => {
  test('is not opened without a Vitest', () => {
    const root = emptyProject()
    expect(() => openRunner({ root })).toThrow(expect.objectContaining({ code: 'vitest-missing' }))
  })

  test('names both versions when the Vitest is too old', () => {
    const root = emptyProject('3.1.9')
    expect(() => openRunner({ root })).toThrow(/`3\.1\.9`.*`3\.2\.0`/)
  })

  test.each(['3.2.0', '4.0.0-beta.3', '10.0.0'])('takes Vitest %s', (version) => {
    expect(openRunner({ root: emptyProject(version) }).version).toBe(version)
  })

  test.each([
    ['throws', "throw new Error('no such plane')", 'no such plane'],
    ['does not parse', 'const = 1', '1 error'],
    ['ends the process', "console.error('I am leaving')\nprocess.exit(4)", 'exit code 4\nI am leaving'],
  ])('quotes a configuration that %s', async (_what, config, words) => {
    const opening = openRunner({ root: projectWith(config, 5) }).open()
    await expect(opening).rejects.toMatchObject({
      code: 'vitest-config-failed',
      message: expect.stringContaining(words),
    })
  })

  test.each([5, 4, 3] as const)(
    'names the projects there are when none is the wanted one, on Vitest %i',
    async (major) => {
      const { root, remove } = vitestProject('lane/recording', major)
      onTestFinished(remove)
      await expect(openRunner({ root, projects: ['nightly'] }).open()).rejects.toMatchObject({
        code: 'unknown-project',
        message: 'no Vitest project is named `nightly`; there are: `extending`, `on-its-own`',
      })
    },
  )

  test('opens only the projects that are wanted', async () => {
    const { root, remove } = vitestProject('lane/recording', 5)
    onTestFinished(remove)
    const lane = await openRunner({ root, projects: ['extending'] }).open()
    await lane.close()
    expect(lane.layers.map(({ name }) => name)).toEqual(['extending'])
  })

  test('answers with an interrupted run when it is interrupted', async () => {
    const { root, remove } = vitestProject('lane/ends', 5)
    onTestFinished(remove)
    const interruption = new AbortController()
    const lane = await openRunner({ root, interruption: interruption.signal }).open()
    const run = lane.run({
      id: 'interrupted',
      file: 'test/holds.test.ts',
      layer: '',
      overlays: [],
      worker: 'fresh',
      isOffline: false,
      deadlineMs: 20_000,
    })
    interruption.abort()
    expect((await run).end).toEqual({ kind: 'interrupted' })
    await lane.close()
  })
})
