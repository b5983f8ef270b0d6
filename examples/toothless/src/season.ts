/** incidental, a broken premise: the revert takes away what the fixture believes, not what the test is about. */

export const SEASONS = {
  // @teeth summer-costs-more: a night in summer costs more
  //   test: test/season.test.ts
  //   revert: remove
  summer: 1.5,
  winter: 1,
} as const
