/** The value of `names:`: a phrase, or a `/regular expression/flags`. */

import type { Naming } from '../model/guard.ts'
import { runsAway } from '../model/runs-away.ts'
import type { Outcome } from './annotation.ts'
import { quoted } from './quoted.ts'
import { hasWords } from './words.ts'

/** `g` and `y` make a match depend on the one before, `d` changes nothing. */
const FLAGS = '`i`, `m`, `s`, `u`, `v`'

/**
 * What begins with `/` is a regular expression, as a `RegExp` of `defineGuard` is written out: a phrase is compared without
 * punctuation and needs no slash.
 */
export function readNames(value: string): Outcome<Naming> {
  if (!value.startsWith('/')) {
    return hasWords(value)
      ? { kind: 'read', value: { kind: 'phrase', text: value } }
      : refuse(`${quoted(value)} has no words`)
  }
  const end = value.lastIndexOf('/')
  const source = value.slice(1, end)
  const flags = value.slice(end + 1)
  if (end === 0 || source === '')
    return refuse(`${quoted(value)} begins like a regular expression and has no closing \`/\``)
  return readPattern(source, flags)
}

function readPattern(source: string, flags: string): Outcome<Naming> {
  const stray = flags.replace(/[imsuv]/g, '')
  if (stray !== '') return refuse(`the flags ${quoted(stray)} are not allowed; expected some of ${FLAGS}`)
  const expression = compiled(source, flags)
  if (typeof expression === 'string') return refuse(expression)
  const why = runsAway(source)
  // @teeth pattern-that-runs-away: a pattern that can take for ever is refused
  //   test: test/unit/read/values.test.ts > names:
  //   revert: remove
  if (why !== undefined) return refuse(`${quoted(`/${source}/${flags}`)} can take for ever: ${why}`)
  // Last, as it runs the pattern.
  // @teeth pattern-that-matches-every-text: a pattern that matches every text is refused
  //   test: test/unit/read/values.test.ts > names:
  //   revert: remove
  if (expression.test('')) return refuse(`${quoted(`/${source}/${flags}`)} matches every text, also an empty one`)
  return { kind: 'read', value: { kind: 'pattern', source, flags } }
}

function compiled(source: string, flags: string): RegExp | string {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function refuse(message: string): Outcome<Naming> {
  const wayOut = 'Write the words a failure must say, or a `/regular expression/` with any of the flags ' + FLAGS
  return { kind: 'refused', complaint: { code: 'bad-names', message, wayOut } }
}
