/** A command of the user's before the tests: its output, its deadline, and that nothing it started is left behind. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { prepare, prepareDeadline, type PrepareTerms } from '../../../src/world/prepare.ts'
import { scratch } from '../../support/scratch.ts'

const terms = (root: string, fields: Partial<PrepareTerms> = {}): PrepareTerms => ({
  root,
  env: { PATH: process.env['PATH'] },
  mark: root,
  deadlineMs: 60_000,
  ...fields,
})

describe('a command', () => {
  test('runs in the root of the project, by a shell, with its own commands at hand', async () => {
    const root = scratch({ 'node_modules/.bin/build': '#!/bin/sh\necho built > "$1"\n' })
    const chmod = 'chmod +x node_modules/.bin/build'
    expect((await prepare(`${chmod} && build out.txt`, terms(root))).kind).toBe('done')
    expect(readFileSync(join(root, 'out.txt'), 'utf8')).toBe('built\n')
  })

  test('that fails is told with what it printed, on both streams, without colour', async () => {
    const preparation = await prepare(`printf '\\033[31mbad\\033[0m'; echo worse >&2; exit 3`, terms(scratch()))
    expect(preparation).toMatchObject({ kind: 'failed', how: 'exit code 3' })
    expect(preparation.kind === 'failed' && [...preparation.output.matchAll(/bad|worse/g)]).toHaveLength(2)
  })

  test('that floods its output is told by the end of it', async () => {
    const preparation = await prepare(`yes flood | head -c 3000000; echo last; exit 1`, terms(scratch()))
    expect(preparation.kind === 'failed' && preparation.output.length).toBeLessThan(5_000)
    expect(preparation.kind === 'failed' && preparation.output).toMatch(/last$/)
  })

  test('that does not exist has failed', async () => {
    expect(await prepare('no-such-command-anywhere', terms(scratch()))).toMatchObject({ how: 'exit code 127' })
  })

  test('that takes too long is ended, with everything it started', async () => {
    const root = scratch()
    const endless = `(sleep 0.4; touch late) & while true; do sleep 0.01; done`
    expect(await prepare(endless, terms(root, { deadlineMs: 100 }))).toMatchObject({
      kind: 'failed',
      how: 'no end within 100 ms',
    })
    await prepare('sleep 0.6', terms(root))
    expect(existsSync(join(root, 'late'))).toBe(false)
  })

  test('leaves nothing running that it started behind it', async () => {
    const root = scratch()
    await prepare(
      '(sleep 0.3; touch late) >/dev/null 2>&1 & setsid sh -c "sleep 0.3; touch late" >/dev/null 2>&1 &',
      terms(root),
    )
    await prepare('sleep 0.5', terms(root))
    expect(existsSync(join(root, 'late'))).toBe(false)
  })

  test('is ended by an interruption', async () => {
    expect((await prepare('sleep 60', terms(scratch(), { interruption: AbortSignal.abort() }))).kind).toBe(
      'interrupted',
    )
  })
})

test('the deadline comes from the last time, and is generous at first', () => {
  expect([prepareDeadline(undefined), prepareDeadline(2_000)]).toEqual([600_000, 40_000])
})
