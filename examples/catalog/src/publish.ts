/** Publishes a row: takes it from the draft plane to the live one. */

import type { Row } from './row.ts'
import { type Values, warnings } from './warn.ts'

/** Where rows are kept. */
export type Store = {
  keep(row: Row): Promise<void>
}

export type Published = { readonly kind: 'published' } | { readonly kind: 'held'; readonly because: readonly string[] }

export async function publish(row: Row, values: Values, store: Store): Promise<Published> {
  const because = warnings(row, values)
  // @teeth holds-rows-with-warnings: a row with warnings is held, and not published
  //   test: test/publish.test.ts
  //   revert: condition false
  if (because.length > 0) return { kind: 'held', because }
  // @teeth published-rows-are-live: a published row stands on the live plane
  //   test: test/publish.test.ts
  //   revert: swap 'live' => row.plane
  const live: Row = { ...row, plane: 'live' }
  // @teeth waits-for-the-store: says published only when the store has kept the row
  //   test: test/publish.test.ts
  //   revert: unwrap
  await store.keep(live)
  return { kind: 'published' }
}
