/** A Node that is too old is refused before anything is loaded that it could not read. */

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAIN } from '../../support/binary.ts'

/** Runs the binary in a Node that says it is another. */
function runAs(version: string): Promise<{ readonly code: unknown; readonly out: string; readonly err: string }> {
  const pretence = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const words = ['--import', `data:text/javascript,${encodeURIComponent(pretence)}`, MAIN, '--version']
  return new Promise((resolve) => {
    execFile(process.execPath, words, (error, out, err) => resolve({ code: error?.code ?? 0, out, err }))
  })
}

describe('a Node', () => {
  test.each(['20.20.2', '22.11.0', '18.0.0'])('that is too old is told both versions: %s', async (version) => {
    const { code, out, err } = await runAs(version)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`\`${version}\``)
    expect(err).toContain('`22.12.0`')
  })

  test.each(['22.12.0', '24.0.0', '26.1.0', '100.0.0'])('that is new enough goes on: %s', async (version) => {
    expect(await runAs(version)).toMatchObject({ code: 0, err: '' })
  })
})

test('the first file imports nothing at once but a part of every Node, and waits for nothing', () => {
  const text = readFileSync(MAIN, 'utf8')
  expect(text.match(/^import .*/gm)).toEqual([`import * as module from 'node:module'`])
  expect(text).not.toMatch(/^(await|const .* = await)/m)
})
