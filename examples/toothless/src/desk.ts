/** incidental, a failing hook: the desk no longer opens, and the test of what it answers never has its turn. */

export function openDesk(): { answer(room: string): string } {
  // @teeth answers-for-every-room: the desk answers for every room
  //   test: test/desk.test.ts
  //   was:  throw new Error('the desk is closed')
  return { answer: (room) => `${room} is yours` }
}
