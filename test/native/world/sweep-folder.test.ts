/** What a sweep keeps on disk: one sweep at a time, and nothing that was found in another tree. */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { MutantResult, SweepState } from '../../../src/model/sweep.ts'
import { ownIdentity } from '../../../src/world/process-identity.ts'
import { enterSweepFolder } from '../../../src/world/sweep-folder.ts'
import { sweepJournal } from '../../../src/world/sweep-journal.ts'
import { git, repository, write } from '../../support/scratch.ts'

const STATE: SweepState = { commit: 'a', changes: '', lockfile: '', settings: '' }
const result = (mutant: string): MutantResult => ({
  mutant,
  verdict: 'survived',
  reason: { kind: 'stayed-green' },
  tried: [],
})

describe('the folder of a sweep', () => {
  test('a second sweep does not take the copies of the first away', () => {
    const root = repository({ 'a.ts': '' })
    enterSweepFolder(root)
    write(root, { '.teeth/sandbox-abc/a.ts': '' })
    expect(() => enterSweepFolder(root)).toThrow(expect.objectContaining({ code: 'project-busy' }))
    expect(existsSync(join(root, '.teeth/sandbox-abc/a.ts'))).toBe(true)
  })

  test('what a killed sweep left goes', () => {
    const root = repository({ 'a.ts': '' })
    const dead = { ...ownIdentity(), startedAt: 'before' }
    enterSweepFolder(root)
    writeFileSync(join(root, '.teeth/sweep/owner.json'), JSON.stringify(dead))
    write(root, { '.teeth/sandbox-abc/a.ts': '' })
    enterSweepFolder(root).leave()
    expect(existsSync(join(root, '.teeth/sandbox-abc'))).toBe(false)
  })

  test('git sees nothing of it', () => {
    const root = repository({ 'a.ts': '' })
    enterSweepFolder(root)
    expect(git(root, 'status', '--porcelain', '--untracked-files=all')).toBe('')
  })
})

describe('the journal of a sweep', () => {
  const journalOf = () => {
    const root = repository({ 'a.ts': '' })
    enterSweepFolder(root)
    return { root, journal: sweepJournal(root), file: join(root, '.teeth/sweep/results.jsonl') }
  }

  test('has what was added, batch by batch', async () => {
    const { journal } = journalOf()
    await journal.add(STATE, [result('one')])
    await journal.add(STATE, [result('two')])
    expect((await journal.read(STATE)).map(({ mutant }) => mutant)).toEqual(['one', 'two'])
  })

  test('results of another state are not taken for those of this one', async () => {
    const { journal } = journalOf()
    await journal.add({ ...STATE, commit: 'b' }, [result('one')])
    expect(await journal.read(STATE)).toEqual([])
  })

  test('a line that was cut off is none, and costs no other', async () => {
    const { journal, file } = journalOf()
    await journal.add(STATE, [result('one')])
    appendFileSync(file, readFileSync(file, 'utf8').slice(0, 40))
    await journal.add(STATE, [result('two')])
    expect((await journal.read(STATE)).map(({ mutant }) => mutant)).toEqual(['one', 'two'])
  })

  test('is gone once the sweep has come to its end', async () => {
    const { journal, file } = journalOf()
    await journal.add(STATE, [result('one')])
    await journal.clear()
    expect(existsSync(file)).toBe(false)
  })
})
