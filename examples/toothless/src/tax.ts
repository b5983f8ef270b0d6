/** incidental, a ReferenceError: the code that was written as the old one names something that is not there. */

export function withTax(cents: number): number {
  // @teeth rounds-the-tax: tax is rounded to whole cents
  //   test: test/tax.test.ts
  //   was:  return cents * TAX_RATE
  return Math.round(cents * 1.12)
}
