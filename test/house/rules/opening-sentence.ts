/** The rule that every file opens with one sentence in a docblock: what it knows. */

import type { HouseFile, Rule, Violation } from '../house-file.ts'

const OPENING = /^(?:#!.*\n+)?\/\*\*([\s\S]*?)\*\//

export const openingSentence: Rule = (files) => files.flatMap((file) => wrongIn(file) ?? [])

function wrongIn({ path, text }: HouseFile): Violation | undefined {
  const sentence = OPENING.exec(text)?.[1]
    ?.replaceAll(/\s*\n\s*\*\s?/g, ' ')
    .trim()
  // @teeth opening-sentence: every file opens with a docblock
  //   test: test/house/rules/opening-sentence.test.ts
  //   revert: condition false
  if (sentence === undefined)
    return { file: path, line: 1, message: 'opens without a `/** … */` that tells what it knows' }
  // @teeth one-opening-sentence: the docblock that opens a file is one sentence
  //   test: test/house/rules/opening-sentence.test.ts
  //   revert: condition false
  if (!isOneSentence(sentence))
    return { file: path, line: 1, message: `opens with more or less than one sentence: ${sentence}` }
  return undefined
}

/** A full stop ends it, and none stands before a capital on the way there. */
function isOneSentence(text: string): boolean {
  return text.endsWith('.') && !/\.\s+\p{Lu}/u.test(text)
}
