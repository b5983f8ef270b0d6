/** One file: its annotations with their sites, parsed only when it holds any. */

import type { Place, Span } from '../model/place.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { commentsAround } from '../syntax/comments-around.ts'
import { parserErrors } from '../syntax/faults.ts'
import { locator } from '../syntax/locate.ts'
import type { ts } from '../syntax/parse.ts'
import { scriptText } from '../syntax/script-text.ts'
import type { Annotation, Fault } from './annotation.ts'
import { annotationsIn } from './annotations-in.ts'
import type { Draft } from './draft.ts'
import { isReadable, MARK, marks } from './mark.ts'
import { type Context, readAnnotation } from './read-annotation.ts'
import type { ReadInput, Source } from './read-input.ts'
import { scan } from './scan.ts'
import { siteBelow } from './site-below.ts'

/** Which comments there are, the parser says: the quick look of `scan` serves only where nothing is parsed. */
export function readSource({ file, text, annotations }: Source, input: ReadInput): readonly Draft[] {
  if (!text.includes(MARK) || !isReadable(file)) return []
  const offsets = marks(scriptText(file, text).text)
  if (offsets.length === 0) return []
  const context = { source: { file, text, locate: locator(file, text) }, input }
  const scanned = (): readonly Annotation[] => annotations ?? scan(file, text)
  if (!isAnyWanted(scanned, input)) return withoutSites(scanned(), context)
  const sourceFile = compilerTree(file, text)
  const [error] = parserErrors(sourceFile)
  const { locate } = context.source
  if (error !== undefined) return unparsable(withoutSites(scanned(), context), locate(error.start), error.message)
  return annotationsIn(text, commentsOf(sourceFile, offsets), locate).map((annotation) =>
    readAnnotation(annotation, context, siteBelow(sourceFile, annotation)),
  )
}

function isAnyWanted(scanned: () => readonly Annotation[], { isWanted }: ReadInput): boolean {
  return isWanted === undefined || scanned().some((annotation) => isWanted(annotation.id))
}

function withoutSites(annotations: readonly Annotation[], context: Context): readonly Draft[] {
  return annotations.map((annotation) => readAnnotation(annotation, context))
}

/** A file whose annotations are all in strings may well be a broken example: it is nobody's problem. */
function unparsable(drafts: readonly Draft[], place: Place, why: string): readonly Draft[] {
  // @teeth broken-example-in-a-string: a file that does not parse is nobody's business without annotations
  //   test: test/unit/read/problems.test.ts > a file that does not parse
  //   revert: remove
  //   names: nobody’s business without annotations
  if (drafts.length === 0) return []
  const fault: Fault = {
    code: 'unparsable-file',
    message: `the file does not parse: ${why}`,
    wayOut: 'Mend the syntax; until then no site of this file can be found.',
    place,
  }
  return [...drafts, { kind: 'nothing', faults: [fault] }]
}

function commentsOf(sourceFile: ts.SourceFile, offsets: readonly number[]): readonly Span[] {
  const found = offsets.flatMap((offset) => commentsAround(sourceFile, offset))
  return [...new Map(found.map((span) => [span.start, span])).values()].toSorted((a, b) => a.start - b.start)
}
