/** The one importer of ts-morph: parses a text so that every offset of the tree is an offset of the text. */

import { Node, Project, type SourceFile, ts } from 'ts-morph'
import { scriptText } from './script-text.ts'

export { Node, ts }
export type { SourceFile }

/**
 * Parses a file's text without a type check and without touching the disk.
 * Offsets of the tree are offsets of `text`, also with a BOM and in `.vue` and `.svelte` files.
 */
export function parse(file: string, text: string): SourceFile {
  const script = scriptText(file, text)
  const project = new Project({
    useInMemoryFileSystem: true,
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
  })
  return project.createSourceFile(`/${script.parseAs}`, script.text, { overwrite: true })
}

/** One thing that keeps a text from being a program, by the offset where it shows. */
export type SyntaxFault = { readonly start: number; readonly message: string }
