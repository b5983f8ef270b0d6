/** A file's text as the compiler's own tree: cheap, without a project, every offset an offset of the text. */

import { ts } from './parse.ts'
import { scriptText } from './script-text.ts'

/** Parses a text as the language its file name tells. Total: what does not parse has faults and still a tree. */
export function compilerTree(file: string, text: string): ts.SourceFile {
  const script = scriptText(file, text)
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    setExternalModuleIndicator: isModule,
  }
  return ts.createSourceFile(script.parseAs, script.text, options, true)
}

/** Vite loads everything as a module: `await` at the top level waits there, import or none. */
function isModule(tree: ts.SourceFile): void {
  if (!/\.c[jt]s$/.test(tree.fileName)) Reflect.set(tree, 'externalModuleIndicator', true)
}
