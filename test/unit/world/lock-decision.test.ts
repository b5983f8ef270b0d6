/** Who is in whose way at a project. */

import { expect, test } from 'vitest'
import { isInTheWay } from '../../../src/world/lock-decision.ts'

test.each([
  ['reading', 'reading', false],
  ['reading', 'writing', true],
  ['writing', 'reading', true],
  ['writing', 'writing', true],
] as const)('%s and %s: whoever writes the tree is alone in it', (mine, other, isIn) => {
  expect(isInTheWay({ mode: other }, mine)).toBe(isIn)
})
