import { expect, test } from 'vitest'
import { openGuestBook } from '../src/guest-book.ts'
import { bookPath } from './book-path.ts'

test('the guest book says whose it is', () => {
  expect(openGuestBook(bookPath(process.ppid), 'Harbour house')).toBe('Harbour house')
})
