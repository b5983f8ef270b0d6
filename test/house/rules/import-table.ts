/** The rule of DESIGN section 8: which folder may import which, types included. */

import { folderOf, type HouseFile, type Rule, violation } from '../house-file.ts'
import { type Import, importsOf } from '../imports.ts'

/** Folders that may be imported, besides one's own. `cli` and the files directly in `src/` may import all. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  model: [],
  errors: ['model'],
  syntax: ['model', 'errors'],
  read: ['model', 'errors', 'syntax'],
  revert: ['model', 'errors', 'syntax'],
  judge: ['model', 'errors'],
  report: ['model', 'errors'],
  forge: ['model', 'errors'],
  history: ['model', 'errors', 'judge'],
  world: ['model', 'errors'],
  prove: ['model', 'errors', 'read', 'revert', 'judge'],
  // What they find they have measured by the story itself.
  diff: ['model', 'errors', 'syntax', 'read', 'revert', 'judge', 'prove'],
  // A mutant is tried as a part of a change is.
  sweep: ['model', 'errors', 'syntax', 'read', 'revert', 'judge', 'prove', 'diff'],
}

const FREE: readonly string[] = ['', 'cli']

/** Folders that may ask Node for something. */
const WITH_NODE: readonly string[] = [...FREE, 'world']

export const importTable: Rule = (files) => files.flatMap((file) => violationsOf(file))

function violationsOf(file: HouseFile): ReturnType<Rule> {
  const folder = folderOf(file.path)
  if (folder === undefined) return []
  return importsOf(file).flatMap((imported) => {
    const wrong = wrongIn(folder, imported)
    return wrong === undefined ? [] : [violation(file, imported.node, wrong)]
  })
}

function wrongIn(folder: string, { file, library, specifier }: Import): string | undefined {
  // @teeth node-in-world-only: only world, cli and main ask Node for anything
  //   test: test/house/rules/import-table.test.ts
  //   revert: condition false
  if (library?.startsWith('node:') && !WITH_NODE.includes(folder))
    return `\`${folder}/\` may not import \`${specifier}\``
  if (library !== undefined)
    return folder === 'model' ? `\`model/\` imports nothing, found \`${specifier}\`` : undefined
  const target = file === undefined ? undefined : folderOf(file)
  if (target === undefined) return `\`${specifier}\` leads out of \`src/\``
  // @teeth import-table: a folder imports only the folders that the table allows it
  //   test: test/house/rules/import-table.test.ts
  //   revert: condition true
  if (target === folder || allowed(folder).includes(target)) return undefined
  return `\`${folder}/\` may import ${list(allowed(folder))}, found \`${specifier}\``
}

function allowed(folder: string): readonly string[] {
  return FREE.includes(folder) ? Object.keys(TABLE).concat(FREE) : (TABLE[folder] ?? [])
}

function list(folders: readonly string[]): string {
  return folders.length === 0 ? 'nothing' : folders.map((folder) => `\`${folder}/\``).join(', ')
}
