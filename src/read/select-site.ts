/** The site that a guard of `mutants/` selects, in a file as it was read. */

import type { Span } from '../model/place.ts'
import { parserErrors } from '../syntax/faults.ts'
import { locator } from '../syntax/locate.ts'
import { Node, parse, type SourceFile } from '../syntax/parse.ts'
import type { Complaint, Outcome } from './annotation.ts'
import type { SiteChoice } from './definition.ts'
import { fromRoot } from './from-root.ts'
import { quoted } from './quoted.ts'
import type { LocatedSource } from './site-of.ts'

export type ChosenSite = { readonly source: LocatedSource; readonly span: Span }

/** `module` is the module that the choice is written in. */
export type SelectSite = (choice: SiteChoice, module: string) => Outcome<ChosenSite>

/** A tree and the text it was parsed from. */
type Parsed = { readonly sourceFile: SourceFile; readonly script: string }

/** Parses each file once, however many guards select in it. */
export function siteSelector(texts: ReadonlyMap<string, string>): SelectSite {
  const parsed = new Map<string, Parsed>()
  return (choice, module) => {
    const written = fromRoot(choice.file, module)
    if (written.kind === 'outside')
      return refuse('site-outside-root', `the file ${quoted(choice.file)} is outside the root`)
    const file = written.kind === 'inside' ? written.path : choice.file
    const text = texts.get(file)
    if (text === undefined) return refuse('no-site', `no file ${quoted(choice.file)} is among those that were read`)
    const tree = parsed.get(file) ?? treeOf(file, text)
    parsed.set(file, tree)
    if (parserErrors(tree.sourceFile.compilerNode).length > 0)
      return refuse('unparsable-file', `${quoted(file)} does not parse`)
    const outcome = select(choice, { file, text, locate: locator(file, text) }, tree)
    // @teeth fresh-for-the-next: a tree that one guard changed is fresh for the next
    //   test: test/unit/read/modules.test.ts
    //   revert: remove
    if (isTouched(tree)) parsed.delete(file)
    return outcome
  }
}

function select(choice: SiteChoice, source: LocatedSource, tree: Parsed): Outcome<ChosenSite> {
  try {
    const node = choice.select(tree.sourceFile)
    if (isTouched(tree)) return refuse('no-site', '`select` changed the tree it was given')
    if (!Node.isNode(node)) return refuse('no-site', `\`select\` returned no node of ${quoted(source.file)}`)
    if (node.getSourceFile() !== tree.sourceFile) return refuse('no-site', '`select` returned a node of another file')
    return { kind: 'read', value: { source, span: { start: node.getStart(), end: node.getEnd() } } }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return refuse('no-site', `\`select\` failed in ${quoted(source.file)}: ${quoted(why)}`)
  }
}

function treeOf(file: string, text: string): Parsed {
  const sourceFile = parse(file, text)
  return { sourceFile, script: sourceFile.getFullText() }
}

function isTouched({ sourceFile, script }: Parsed): boolean {
  return sourceFile.getFullText() !== script
}

function refuse(code: Complaint['code'], message: string): Outcome<never> {
  return { kind: 'refused', complaint: { code, message, wayOut: WAYS_OUT[code] ?? SELECT_A_NODE } }
}

const SELECT_A_NODE = 'Return one node of the file it is given from `select`, and leave the tree as it is.'

const WAYS_OUT: Readonly<Partial<Record<Complaint['code'], string>>> = {
  'site-outside-root': 'Name a file of this project in `file`, from the root or, with `./`, from the module.',
  'unparsable-file': 'Mend the syntax; until then no site of this file can be found.',
}
