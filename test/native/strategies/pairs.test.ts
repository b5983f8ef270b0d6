/** Two commands that are started together in one project: each has the tree to itself, and no file is lost. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rowsProject, teeth } from '../../support/binary.ts'
import { leftIn } from '../../support/left-in.ts'
import { scratch } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

/** A few on every day; `TEETH_PAIRS=50` is the campaign. */
const PAIRS = Number(process.env['TEETH_PAIRS'] ?? 2)

/** Both start Vitest some times, one after the other. */
const PAIR_MS = 300_000

/** Of two that write, one at a time; whoever reads never meets old behaviour but its own. */
const COMPANIONS = [['--strategy', 'in-place'], ['--strategy', 'overlay'], ['list'], ['--strategy', 'copy']] as const

/** Tells when a run of the tests begins and ends, and what it meets; a run in a copy is alone anyway. */
const WITNESS = (told: string) => `import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '../src/rows.ts'

const tell = (what) => process.cwd().includes('places') || appendFileSync('${told}', what + ' ' + process.pid + '\\n')
const onDisk = () => (readFileSync('src/rows.ts', 'utf8').includes('id && row.plane') ? 'new' : 'old')
beforeAll(() => tell('begins ' + onDisk()))
afterAll(() => tell('ends ' + onDisk()))

test('reads the row from the requested plane', () => {
  const rows = [{ id: 'a', plane: 'main' }, { id: 'a', plane: 'draft' }]
  expect(findRow(rows, 'a', 'draft')?.plane).toBe('draft')
})
`

test(`${PAIRS} pairs are never interleaved, and lose nothing`, { timeout: PAIRS * PAIR_MS }, async () => {
  const told = join(scratch(), 'told')
  const root = rowsProject({ 'test/rows.test.ts': WITNESS(told) })
  const before = treePrint(root)
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const second = COMPANIONS[pair % COMPANIONS.length] ?? []
    const TMPDIR = scratch()
    const ends = await Promise.all(
      [['--strategy', 'in-place'], second].map((words) =>
        teeth(root, words, { TMPDIR, NODE_DISABLE_COMPILE_CACHE: '1' }),
      ),
    )
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    expect(treePrint(root)).toEqual(before)
    expect(leftIn(TMPDIR)).toEqual([])
  }
  expect(interleavedIn(readFileSync(told, 'utf8'))).toEqual([])
})

/** Lines that begin while another run has not ended, or that end with another text than they began with. */
function interleavedIn(text: string): readonly string[] {
  const lines = text.trim().split('\n')
  expect(lines.length).toBeGreaterThan(PAIRS * 4)
  return lines.flatMap((line, index) => {
    const [what, met, pid] = line.split(' ')
    const [beforeWhat, beforeMet, beforePid] = lines[index - 1]?.split(' ') ?? []
    const fits =
      what === 'begins' ? beforeWhat !== 'begins' : beforeWhat === 'begins' && beforePid === pid && beforeMet === met
    return fits ? [] : [`${lines[index - 1]} / ${line}`]
  })
}
