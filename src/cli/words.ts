/** The words of a command line in one spelling: flags in kebab-case, optional values hung on their flag. */

import type { Flag, FlagValue } from './flag-table.ts'

type IsPath = (word: string) => boolean

/**
 * Rewrites the words so that `--passWithNoGuards` is `--pass-with-no-guards`, `--outputFile.junit=x` is
 * `--output-file=junit=x`, and `--bail src` is `--bail=1 src`: an optional value never swallows a file. Unknown flags
 * and what follows `--` stay as they are.
 */
export function canonicalWords(args: readonly string[], flags: readonly Flag[], isPath: IsPath): readonly string[] {
  const words: string[] = []
  const left = [...args]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--') return [...words, word, ...left]
    const spelled = kebab(word)
    const value = valueOf(spelled, flags)
    words.push(value?.kind === 'optional' ? hang(spelled, value, { left, isPath }) : spelled)
    // The value of a flag is nobody's to rewrite, whatever it looks like.
    if (value?.kind === 'required') words.push(...left.splice(0, 1))
  }
  return words
}

function kebab(word: string): string {
  const match = /^--([A-Za-z][\w-]*)(?:\.(\w[\w-]*))?(=[\s\S]*)?$/.exec(word)
  if (match === null) return word
  const name = (match[1] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [, , part, value = ''] = match
  return part === undefined ? `--${name}${value}` : `--${name}=${part}${value}`
}

/** What the next word would be to this one; undefined when it carries its value or takes none. */
function valueOf(word: string, flags: readonly Flag[]): FlagValue | undefined {
  return flags.find(({ name, short }) => word === `--${name}` || word === `-${short}`)?.value
}

type Surroundings = { readonly left: string[]; readonly isPath: IsPath }

function hang(word: string, value: Extract<FlagValue, { kind: 'optional' }>, { left, isPath }: Surroundings): string {
  const next = left[0]
  // @teeth optional-values-leave-files: an optional value never swallows a file
  //   test: test/unit/cli/words.test.ts
  //   revert: condition next === undefined
  if (next === undefined || !value.isValue(next, isPath)) return `${word}=${value.absent}`
  left.shift()
  return `${word}=${next}`
}
