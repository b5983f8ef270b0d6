/** The rule that documents name only files that exist, and that the map of the README names every folder of the sources. */

import type { Violation } from '../house-file.ts'

/** A Markdown document and what is there to be named, POSIX from the root. */
export type Docs = { readonly path: string; readonly text: string; readonly files: readonly string[] }

/** A path in backticks that starts in a folder of this repository; globs, placeholders and what is generated are no paths. */
const NAMED = /`((?:src|test|scripts|bench|examples|mutants|schema|\.ci)\/[\w./-]*)`/g
const MAP_LINE = /^ {2,}([\w.-]+\/?)\s{2,}/
const MAP_TOP = /^([\w.-]+\/)(?:\s|$)/

/** What the document names and is not there. */
export function deadNames({ path, text, files }: Docs): readonly Violation[] {
  const known = new Set(files.flatMap((file) => withParents(file)))
  return [...namedIn(text), ...mapOf(text)].flatMap(({ name, line }) => {
    // @teeth living-docs: documents name only files that exist
    //   test: test/house/rules/living-docs.test.ts
    //   revert: condition true
    if (known.has(name.replace(/\/$/, ''))) return []
    return [{ file: path, line, message: `names \`${name}\`, which is not there` }]
  })
}

/** The folders of `src/` that the map of the document leaves out. */
export function unmapped({ path, text, files }: Docs): readonly Violation[] {
  const mapped = new Set(mapOf(text).map(({ name }) => name.replace(/\/$/, '')))
  const folders = new Set(files.flatMap((file) => /^src\/[^/]+(?=\/)/.exec(file) ?? []))
  return [...folders].flatMap((folder) => {
    // @teeth whole-map: the map names every folder of the sources
    //   test: test/house/rules/living-docs.test.ts
    //   revert: condition true
    if (mapped.has(folder)) return []
    return [{ file: path, line: 1, message: `has a map without \`${folder}/\`` }]
  })
}

type Name = { readonly name: string; readonly line: number }

function namedIn(text: string): readonly Name[] {
  return text.split('\n').flatMap((content, index) => {
    return [...content.matchAll(NAMED)].map((match) => ({ name: match[1] ?? '', line: index + 1 }))
  })
}

/** The lines of the tree drawn after a line that is just `src/`: a name, two blanks, what it knows. */
function mapOf(text: string): readonly Name[] {
  const names: Name[] = []
  let top = ''
  for (const [index, content] of text.split('\n').entries()) {
    if (content.startsWith('```')) top = ''
    top = MAP_TOP.exec(content)?.[1] ?? top
    const name = MAP_LINE.exec(content)?.[1]
    if (top !== '' && name !== undefined) names.push({ name: `${top}${name}`, line: index + 1 })
  }
  return names
}

function withParents(file: string): readonly string[] {
  return file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
}
