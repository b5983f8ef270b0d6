/** Sums prices of many currencies. */

import { rateOf } from './rates.ts'

export function total(prices: readonly { readonly amount: number; readonly currency: string }[]): number {
  return prices.reduce((sum, { amount, currency }) => sum + amount * rateOf(currency), 0)
}
