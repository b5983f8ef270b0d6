/** What a scenario asks for that checks the types of a test file and runs nothing of it. */

export type TypeCheck = {
  /** Where tests of the file begin and end: 1-based lines. An error of types anywhere else in it is none of a test. */
  readonly tests: readonly (readonly [first: number, last: number])[]
}
