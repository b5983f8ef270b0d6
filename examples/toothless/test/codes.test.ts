import { expect, test } from 'vitest'
import { CODES } from '../src/codes.ts'

test('the list of room codes has no gaps', () => {
  expect(CODES).toEqual(['room a', 'room b'])
})
