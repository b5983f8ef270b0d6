/** How text is written into a SARIF message, where brackets make links and numbers in braces are places to fill in. */

import { cut } from './cut.ts'
import { neutralise } from './neutralise.ts'

/** Bounded, neutralised, and shown as it is. */
export function sarifText(text: string, limit: number): string {
  // @teeth no-links-from-text: makes no link of brackets in a text
  //   test: test/unit/report/sarif.test.ts > the SARIF report > makes no link of brackets in a text, and fills nothing in
  //   was: const plain = neutralise(cut(text, limit))
  const plain = neutralise(cut(text, limit)).replaceAll(/\\(?=[[\]\\])|[[\]]/g, String.raw`\$&`)
  // The standard asks for every brace to be doubled, but the forges show both; so only what would be filled in is.
  return plain.replaceAll(/\{(\d+)\}/g, '{{$1}}')
}
