/** incidental, a kind that does not count: the guard wants an assertion, and the old code dies of a TypeError first. */

export function firstGuest(guests: readonly { readonly name: string }[]): string {
  // @teeth an-empty-room-has-no-guest: an empty room has no first guest
  //   test: test/first-guest.test.ts
  //   revert: remove
  //   fails: assertion
  if (guests.length === 0) return ''
  return JSON.parse(JSON.stringify(guests))[0].name
}
