/** flaky: the test leaves its book behind, so that only the first run finds the table empty. */

import { writeFileSync } from 'node:fs'

export function openGuestBook(path: string, title: string): string {
  writeFileSync(path, title, { flag: 'wx' })
  // @teeth the-book-has-a-title: the guest book says whose it is
  //   test: test/guest-book.test.ts
  //   was:  return ''
  return title
}
