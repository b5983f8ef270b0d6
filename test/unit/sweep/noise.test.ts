/** Which mutants change nothing that a user of the code could observe. */

import { expect, test } from 'vitest'
import { noiseOf } from '../../../src/sweep/noise.ts'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'

/** Of what stands between `‹` and `›`. */
function noise(marked: string): string | undefined {
  const tree = compilerTree('src/rows.ts', marked.replace(/[‹›]/g, ''))
  return noiseOf(tree, { start: marked.indexOf('‹'), end: marked.indexOf('›') - 1 })
}

test.each<[string, string | undefined]>([
  ['console.log(‹"a"›)', 'log'],
  ['‹console.log("a")›', 'log'],
  ['this.logger.warn(`a ‹${b}›`)', 'log'],
  ['process.stdout.write(‹"a"›)', 'log'],
  ['throw new Error(‹"no port"›)', 'message'],
  ['throw new errors.PortError(‹`no ${port}`›)', 'message'],
  ['setTimeout(f, ‹5 * 1000›)', 'duration'],
  ['const RETRY_MS = ‹5 * 1000›', 'duration'],
  ['f({ timeout: ‹5 * 1000› })', 'duration'],
  ['dialog(‹"a"›)', undefined],
  ['throw new Error(codes[‹a + b›])', undefined],
  ['setTimeout(() => ‹a + b›, 5)', undefined],
  ['const items = ‹5 * 1000›', undefined],
  ['console.log(rows.map((row) => { return ‹row.id + 1› }))', undefined],
  ['return ‹a > b›', undefined],
])('%s: %s', (marked, expected) => {
  expect(noise(marked)).toBe(expected)
})
