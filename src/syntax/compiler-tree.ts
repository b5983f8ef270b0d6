/** A file's text as the compiler's own tree: cheap, without a project, every offset an offset of the text. */

import { ts } from './parse.ts'
import { scriptText } from './script-text.ts'

/** Parses a text as the language its file name tells. Total: what does not parse has faults and still a tree. */
export function compilerTree(file: string, text: string): ts.SourceFile {
  const script = scriptText(file, text)
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  }
  return ts.createSourceFile(script.parseAs, script.text, options, true)
}
