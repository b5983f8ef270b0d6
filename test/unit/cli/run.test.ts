/** A command from its words to its exit code, in a process that is only pretended. */

import { describe, expect, test } from 'vitest'
import { run } from '../../../src/cli/run.ts'
import { fakeHost } from '../../support/fake-host.ts'

describe('a command', () => {
  test('that asks for the version answers on stdout', async () => {
    const { host, said } = fakeHost(['--version'])
    expect(await run(host)).toBe(0)
    expect(said()).toEqual({ out: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/), err: '' })
  })

  test('that is refused answers on stderr alone and ends with 2', async () => {
    const { host, said } = fakeHost(['--lnaes', '2'])
    expect(await run(host)).toBe(2)
    expect(said()).toEqual({ out: '', err: expect.stringContaining('did you mean `--lanes`?') })
  })

  test('that fails by a fault of ours ends with 70', async () => {
    const { host, said } = fakeHost(['--version'])
    const broken = {
      ...host,
      out: () => {
        throw new Error('the pipe is not what it was')
      },
    }
    expect(await run(broken)).toBe(70)
    expect(said().err).toContain('a fault of teeth')
  })

  test('that explains a verdict needs no project', async () => {
    const { host, said } = fakeHost(['explain', 'toothless'], { cwd: '/nowhere' })
    expect(await run(host)).toBe(0)
    expect(said().out).toContain('toothless')
  })

  test('that explains nothing known names the nearest topic', async () => {
    const { host, said } = fakeHost(['explain', 'tothless'])
    expect(await run(host)).toBe(2)
    expect(said().err).toContain('did you mean `toothless`?')
  })
})
