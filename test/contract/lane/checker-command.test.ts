/** The command around a type checker, started as Vitest starts it. */

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkerCommand } from '../../../src/world/lane/checker-command.ts'
import { scratch } from '../../support/scratch.ts'

/** Says with which words it was started, and ends as a checker does that has found errors. */
const CHECKER = `#!/usr/bin/env node
process.stdout.write(process.argv.slice(2).join(' ') + '\\n')
process.stderr.write('a warning\\n')
process.exitCode = 2
`

function started(checker: string, ...words: readonly string[]) {
  const folder = scratch()
  const files = { buildInfo: join(folder, 'ours'), answer: join(folder, 'answer') }
  writeFileSync(join(folder, 'checker'), CHECKER, { mode: 0o700 })
  writeFileSync(join(folder, 'command.mjs'), checkerCommand(checker, files), { mode: 0o700 })
  const { status, stdout } = spawnSync(join(folder, 'command.mjs'), words, { cwd: folder, encoding: 'utf8' })
  return { folder, status, stdout, answer: JSON.parse(readFileSync(files.answer, 'utf8')) }
}

describe('a checker', () => {
  test('is heard, by Vitest and by us, and ends as it ended', () => {
    const { status, stdout, answer } = started('./checker', '--noEmit')
    expect([status, answer.code]).toEqual([2, 2])
    expect(answer.output).toContain('--noEmit --listFiles\n')
    expect(answer.output).toContain('a warning\n')
    expect(stdout).toBe(answer.output)
  })

  test('is kept from the folder of Vitest: what a checker keeps is kept in our place', () => {
    const { folder, answer } = started('./checker', '--tsBuildInfoFile', 'vitest/dist/notes')
    const words = answer.output.split('\n')
    expect(words, 'what a checker keeps is kept in our place').toContain(
      `--tsBuildInfoFile ${join(folder, 'ours')} --listFiles`,
    )
  })

  test('that builds looks at all of it, whatever it has built before', () => {
    const { answer } = started('./checker', '--build', '--pretty', 'false')
    expect(answer.output, 'a checker that builds looks at all of it').toContain(
      '--build --pretty false --listFiles --force\n',
    )
  })

  test('that is not there is told, and is no green check', () => {
    const { status, answer } = started('./no-checker')
    expect([status, answer.code]).toEqual([1, undefined])
    expect(answer.failure).toBe('spawn ./no-checker ENOENT')
  })
})
