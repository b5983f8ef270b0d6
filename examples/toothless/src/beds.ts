/** stale, a revert that changes nothing: the site already holds what the annotation calls the old behaviour. */

export function beds(guests: number): number {
  // @teeth beds-for-all: there is a bed for every guest
  //   test: test/beds.test.ts
  //   was:  return Math.ceil( guests )
  return Math.ceil(guests)
}
