/** Which files a type checker says nothing of, so that an old behaviour that is wrong itself would not show there. */

import type { RevertedFile } from '../model/revert.ts'
import { ts } from '../syntax/parse.ts'

/** Why, in a phrase, and what to do about it. */
export type Silence = { readonly detail: string; readonly wayOut: string }

const DECLARATIONS = /\.d\.([^./]+\.)?[cm]?ts$/
const JAVASCRIPT = /\.[cm]?jsx?$/
/** The last of them holds for the file. */
const DIRECTIVE = /^\/\/\/?\s*@ts-(?<word>no)?check(?![^\s:])/i

/** Between such a comment and the line that it is about there is room for others. */
const IGNORES = /@ts-(?:ignore|expect-error)/
const BETWEEN = /^\s*(?:\/\/.*)?$/

export type Silenceable = Pick<RevertedFile, 'file' | 'before' | 'after' | 'edits'>

/** Told from the file alone, whatever a `tsconfig` says of it. Undefined where errors in what was reverted show. */
export function silence({ file, before, after, edits }: Silenceable): Silence | undefined {
  // @teeth declarations-may-be-skipped: errors in a declaration file may be skipped
  //   test: test/unit/read/silence.test.ts
  //   revert: remove
  if (DECLARATIONS.test(file)) return skipped(file)
  const directive = directiveOf(after)
  // @teeth an-unchecked-file-is-silent: a file with ts-nocheck shows no error
  //   test: test/unit/read/silence.test.ts
  //   revert: remove
  if (directive === 'nocheck') return unchecked(file)
  // @teeth javascript-is-checked-when-it-says-so: JavaScript shows errors where it says so
  //   test: test/unit/read/silence.test.ts
  //   revert: remove
  if (JAVASCRIPT.test(file) && directive !== 'check') return javaScript(file)
  // @teeth an-ignored-line-is-silent: a revert in a line with ts-ignore shows no error
  //   test: test/unit/read/silence.test.ts
  //   revert: remove
  if (edits.some(({ span }) => isIgnored(before.slice(0, span.start)))) return ignored(file)
  // @teeth an-ignoring-revert-is-silent: a revert that brings a ts-ignore of its own shows no error
  //   test: test/unit/read/silence.test.ts
  //   revert: remove
  if (edits.some(({ text }) => IGNORES.test(text))) return ignoring(file)
  return undefined
}

/** `above` ends where the reverted code begins. */
function isIgnored(above: string): boolean {
  const lines = above.split(/\r\n?|\n/).slice(0, -1)
  const nearest = lines.findLastIndex((line) => !BETWEEN.test(line))
  return lines.slice(Math.max(0, nearest)).some((line) => IGNORES.test(line))
}

function directiveOf(text: string): 'check' | 'nocheck' | undefined {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const comments = ts.getLeadingCommentRanges(text, start + (ts.getShebang(text.slice(start))?.length ?? 0)) ?? []
  const last = comments.map(({ pos, end }) => DIRECTIVE.exec(text.slice(pos, end))).findLast((found) => found !== null)
  if (last === undefined || last === null) return undefined
  return last.groups?.['word'] === undefined ? 'check' : 'nocheck'
}

function skipped(file: string): Silence {
  return {
    detail: `errors in ${file} may be skipped (\`skipLibCheck\`), and an old behaviour that is wrong itself would not show`,
    wayOut: 'Write the types of the guard in a `.ts` file, which the type checker looks at.',
  }
}

function unchecked(file: string): Silence {
  return {
    detail: `${file} has \`@ts-nocheck\`, and an old behaviour that is wrong itself would not show`,
    wayOut: `Take \`@ts-nocheck\` out of \`${file}\`, or move what the guard is about to a file without it.`,
  }
}

function ignored(file: string): Silence {
  return {
    detail: `errors in a reverted line of ${file} are ignored (\`@ts-ignore\`, \`@ts-expect-error\`), and an old behaviour that is wrong itself would not show`,
    wayOut: `Take the comment above what the guard is about out of \`${file}\`.`,
  }
}

function ignoring(file: string): Silence {
  return {
    detail: `the old behaviour in ${file} brings a comment that ignores errors (\`@ts-ignore\`, \`@ts-expect-error\`), and one that is wrong itself would not show`,
    wayOut: 'Leave the comment out of the revert, and write what passes the type check without it.',
  }
}

function javaScript(file: string): Silence {
  return {
    detail: `${file} is JavaScript without \`@ts-check\`, and an old behaviour that is wrong itself may not show`,
    wayOut: `Write \`// @ts-check\` at the top of \`${file}\`, or move what the guard is about to TypeScript.`,
  }
}
