/** The order of the tests in a file, for the time of one run. */

import type { Vitest } from './vitest-shape.ts'

/** Absent seed: the order the user configured. */
export async function inShuffledOrder<Value>(
  vitest: Vitest,
  seed: number | undefined,
  run: () => Promise<Value>,
): Promise<Value> {
  if (seed === undefined) return run()
  // Which of the two a version reads differs.
  const orders = [vitest.config, ...vitest.projects.map((project) => project.config)].map(({ sequence }) => sequence)
  const before = orders.map((order) => ({ ...order }))
  for (const order of orders) Object.assign(order, { shuffle: true, seed })
  // @teeth the-order-comes-back: the order of the user comes back
  //   test: test/unit/lane/before-the-first-run.test.ts
  //   was: return run()
  return run().finally(() => orders.forEach((order, index) => Object.assign(order, before[index])))
}
