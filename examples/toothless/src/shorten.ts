/** toothless: the test goes through the code and asserts nothing that the old behaviour would break. */

export function shorten(text: string, limit: number): string {
  // @teeth cuts-at-a-word: a shortened text ends at the end of a word
  //   test: test/shorten.test.ts
  //   was:  return text.slice(0, limit)
  return text.length <= limit ? text : text.slice(0, text.lastIndexOf(' ', limit))
}
