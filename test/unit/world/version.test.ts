/** Which of two versions comes first. */

import { expect, test } from 'vitest'
import { isOlder } from '../../../src/world/version.ts'

test.each([
  ['9.9.9', '10.0.0', true],
  ['10.0.0', '9.9.9', false],
  ['6.2', '6.2.0', false],
  ['6.1.9', '6.2.0', true],
  ['6.2.1', '6.2.10', true],
  ['7.0.0-rc.1', '7.0.0', false],
  ['', '6.2.0', true],
  ['unstable', '6.2.0', true],
])('%j is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected)
})
