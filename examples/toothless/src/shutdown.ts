/** incidental, a dead worker: the old code ends the process that runs the tests. */

export function shutdown(rooms: readonly string[]): string {
  // @teeth shuts-down-in-words: shutting down says what is closed, and leaves the process alone
  //   test: test/shutdown.test.ts
  //   was:  process.kill(process.pid, 'SIGKILL')
  if (rooms.length === 0) return 'nothing to close'
  return `closed ${rooms.join(', ')}`
}
