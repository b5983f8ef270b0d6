/** Warns about the tokens of a row that nobody has a value for. */

import { type Row, tokensOf } from './row.ts'

export type Values = Readonly<Record<string, string>>

export function warnings(row: Row, values: Values): readonly string[] {
  const tokens = tokensOf(row.text)
  const missing = tokens.filter((token) => !Object.hasOwn(values, token))
  // @teeth warns-of-the-missing-token: the warning names the token that has no value
  //   test: test/warn.test.ts
  //   was:  return missing.map(() => `${row.id}: {${tokens[0]}} has no value`)
  //   because: editors were sent to the first token of the text, which was fine
  return missing.map((token) => `${row.id}: {${token}} has no value`)
}
