/** Prices as customers read them. */

/**
 * @teeth two-decimals: a price is shown with both of its decimals
 *   test: test/price-label.test.ts
 *   revert: body return `${cents / 100} €`
 */
export function priceLabel(cents: number): string {
  return `${(cents / 100).toFixed(2)} €`
}
