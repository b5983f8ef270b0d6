/** unnamed: the test goes red, and nothing in its title or message says what was lost. */

export function nights(from: number, to: number): number {
  // @teeth same-day-is-no-night: leaving on the day of arrival counts as no night
  //   test: test/nights.test.ts
  //   was:  return to - from + 1
  return to - from
}
