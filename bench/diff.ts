/** `node bench/diff.ts --root <project> [--commit <sha>]`: `teeth diff` of one commit against doing the same by hand. */

import { parseArgs } from 'node:util'
import { byHand } from './by-hand.ts'
import { measure } from './measure.ts'
import { median, medianRatio } from './statistics.ts'
import { buildTool, TOOL } from './tool.ts'

const { values } = parseArgs({
  options: {
    /** A project with its packages installed and the commit checked out. */
    root: { type: 'string', default: process.cwd() },
    commit: { type: 'string', default: 'HEAD' },
    rounds: { type: 'string', default: '5' },
  },
})

const { root, commit } = values
buildTool()
const [ours, theirs]: [number[], number[]] = [[], []]
const hunks = new Set<number>()
// In pairs, so that a busy minute hits both alike.
for (let round = 1; round <= Number(values.rounds); round++) {
  const words = [TOOL, 'diff', '--commit', commit, '--tests', 'changed', '--json']
  const teeth = await measure(process.execPath, words, root)
  if (teeth.code === null || ![0, 1, 4].includes(teeth.code)) throw new Error(teeth.stderr)
  const hand = await byHand(root, commit)
  ours.push(teeth.wallMs)
  theirs.push(hand.wallMs)
  hunks.add(hand.hunks)
  console.error(`round ${round}: teeth ${teeth.wallMs.toFixed(0)} ms, by hand ${hand.wallMs.toFixed(0)} ms`)
}
const told = [
  `${[...hunks].join()} hunks`,
  `teeth ${median(ours).toFixed(0)} ms`,
  `by hand ${median(theirs).toFixed(0)} ms`,
]
console.log(`${told.join(', ')}, median of the pairs ${medianRatio(ours, theirs).toFixed(2)}`)
