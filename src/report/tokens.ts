/** The tokens of a piece of code, for reports that show or count them; the one importer of js-tokens here. */

import jsTokens, { type Token } from 'js-tokens'

/** Total: code that does not parse is told apart as far as it goes. */
export function tokensOf(code: string): readonly Token[] {
  return [...jsTokens(code)]
}
