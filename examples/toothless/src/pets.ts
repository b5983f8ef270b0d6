/** unobserved, a skipped test: nobody looks today. */

export function allowsPets(room: string): boolean {
  // @teeth no-pets-upstairs: no pets in rooms upstairs
  //   test: test/pets.test.ts > no pets in rooms upstairs
  //   was:  return true
  return !room.startsWith('upstairs')
}
