/** A file as git had it, and what is told when it is not there. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git } from '../../../src/world/git.ts'
import { commit, git as run, repository, scratch, write } from '../../support/scratch.ts'

const LINES = Array.from({ length: 20 }, (_, index) => `export const row${index} = ${index}\n`).join('')

describe('the text at a ref', () => {
  test('is what was committed there, whatever is on disk', async () => {
    const root = repository({ 'a ü.ts': 'old\r\n' })
    write(root, { 'a ü.ts': 'new' })
    expect(await git(root).textAt('HEAD', 'a ü.ts')).toEqual({ kind: 'text', text: 'old\r\n' })
  })
})

describe('there is none', () => {
  const detailOf = async (root: string, ref: string, path: string) => {
    const old = await git(root).textAt(ref, path)
    return old.kind === 'gone' ? old.detail : `text: ${old.text}`
  }

  test.each(['no-such-branch', '--output=stolen.txt', '--help', ''])(
    'for the ref `%s`, and nothing is written',
    async (ref) => {
      const root = repository({ 'a.ts': '1' })
      expect(await detailOf(root, ref, 'a.ts')).toBe(`git knows no commit \`${ref}\``)
      expect(existsSync(join(root, 'stolen.txt'))).toBe(false)
    },
  )

  test('for a file that was not there', async () => {
    const root = repository({ 'a.ts': LINES })
    write(root, { 'b.ts': 'another' })
    expect(await detailOf(root, 'HEAD', 'b.ts')).toBe(
      'at `HEAD` there is no `b.ts`, also under no other name that git knows',
    )
  })

  test('for a folder, and for what is no text', async () => {
    const root = repository({ 'a/b.ts': '1', 'c.ts': new Uint8Array([0, 1, 2]) })
    expect(await detailOf(root, 'HEAD', 'a')).toMatch(/there is no `a`/)
    expect(await detailOf(root, 'HEAD', 'c.ts')).toBe('at `HEAD` `c.ts` is no text')
  })

  test('without git', async () => {
    expect(await detailOf(scratch(), 'main', 'a.ts')).toBe(
      '`main` is a question for git, and the root is in no repository',
    )
  })

  test('in a shallow clone a ref that is not there says how to get it', async () => {
    const origin = repository({ 'a.ts': '1' })
    const first = run(origin, 'rev-parse', 'HEAD').trim()
    commit(origin, 'second')
    const root = scratch()
    run(root, 'clone', '-q', '--depth', '1', `file://${origin}`, 'clone')
    expect(await detailOf(join(root, 'clone'), first, 'a.ts')).toBe(
      `\`${first}\` is not in this shallow clone; \`git fetch --unshallow\` gets it, in a workflow \`fetch-depth: 0\` of \`actions/checkout\``,
    )
  })
})
