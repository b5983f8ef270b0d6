/** red already: the test fails with the code as it is, so that its failing later shows nothing. */

export function breakfast(weekday: boolean): string {
  // @teeth later-on-weekends: breakfast is later on weekends
  //   test: test/breakfast.test.ts
  //   revert: condition true
  return weekday ? '7:30' : '8:30'
}
