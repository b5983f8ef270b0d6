import { expect, test } from 'vitest'
import { notify } from '../src/notify.ts'

test('a notice that cannot be sent is borne in silence', () => {
  expect(() => notify(() => Promise.reject(new Error('no line')))).not.toThrow()
})
