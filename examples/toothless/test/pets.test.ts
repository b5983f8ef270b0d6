import { expect, test } from 'vitest'
import { allowsPets } from '../src/pets.ts'

// oxlint-disable-next-line vitest/no-disabled-tests -- this example shows what a skipped test is worth
test.skip('no pets in rooms upstairs', () => {
  expect(allowsPets('upstairs left')).toBe(false)
})
