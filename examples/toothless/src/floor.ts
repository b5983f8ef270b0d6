/** unmeasured: the only test is a type test, which no run of a module can show anything about. */

// @teeth floors-are-numbers: a floor is a number
//   test: test/types.test.ts
//   fails: types
//   was:  export type Floor = string
export type Floor = number
