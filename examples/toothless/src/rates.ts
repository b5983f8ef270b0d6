/** unreached, never served: the test replaces this module and so proves its own replacement. */

export function rateOf(currency: string): number {
  // @teeth knows-the-krona: the krona has a rate of its own
  //   test: test/total.test.ts
  //   revert: condition false
  if (currency === 'SEK') return 0.09
  return 1
}
