import { expect, test } from 'vitest'
import { shutdown } from '../src/shutdown.ts'

test('shutting down says what is closed, and leaves the process alone', () => {
  expect(shutdown(['harbour view'])).toBe('closed harbour view')
})
