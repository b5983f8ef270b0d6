import { expect, inject, test } from 'vitest'
import { openGuestBook } from '../src/guest-book.ts'

test('the guest book says whose it is', async () => {
  expect(await openGuestBook(inject('desk'), 'Harbour house')).toBe('Harbour house')
})
