/** timed out: the old code never ends, and a hang is not what the guard is about. */

export function search(rooms: readonly string[], wanted: string): number {
  let at = 0
  // @teeth an-unknown-room-is-not-found: an unknown room is not found
  //   test: test/search.test.ts
  //   revert: condition rooms[at] !== wanted
  while (at < rooms.length && rooms[at] !== wanted) at += 1
  return at < rooms.length ? at : -1
}
