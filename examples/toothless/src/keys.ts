/** stale, a test that is not in the file: it was renamed, and the annotation still has its old title. */

export function keys(rooms: readonly string[]): readonly string[] {
  // @teeth one-key-a-room: every room has one key
  //   test: test/keys.test.ts > every room has a key
  //   was:  return rooms
  return [...new Set(rooms)]
}
