/** unmeasured: the type test is in no `tsconfig`, so that no checker reads it. */

// @teeth floors-are-numbers: a floor is a number
//   test: test/types.test.ts
//   fails: types
//   was:  export type Floor = string
export type Floor = number
