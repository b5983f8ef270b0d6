/** Puts the values of tokens into a text; a value may hold tokens itself. */

import type { Values } from './warn.ts'

export function resolve(text: string, values: Values, seen: readonly string[] = []): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, token: string) => {
    // @teeth survives-a-token-loop: a token that leads back to itself is left as it stands
    //   test: test/resolve.test.ts
    //   revert: unwrap right
    //   fails: throw
    //   names: /maximum call stack/i
    //   because: one editor's typo took the whole preview down
    const isOpen = seen.includes(token) || !Object.hasOwn(values, token)
    return isOpen ? braces : resolve(values[token] ?? '', values, [...seen, token])
  })
}
