/** flaky: the test opens the one book of a desk that all runs share, so that only the first run finds it closed. */

export async function openGuestBook(desk: string, title: string): Promise<string> {
  const answer = await fetch(desk, { method: 'PUT', body: title, headers: { connection: 'close' } })
  if (!answer.ok) throw new Error(`the desk answers ${answer.status}`)
  // @teeth the-book-has-a-title: the guest book says whose it is
  //   test: test/guest-book.test.ts
  //   was:  return ''
  return title
}
