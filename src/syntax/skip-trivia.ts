/** Past white space and comments, to where the next token begins. */

const TRIVIA = /(?:\s|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y

/** The offset of the first character at or after `offset` that is neither white space nor comment; the end if none. */
export function skipTrivia(text: string, offset: number): number {
  const trivia = new RegExp(TRIVIA)
  trivia.lastIndex = offset
  return offset + (trivia.exec(text)?.[0].length ?? 0)
}
