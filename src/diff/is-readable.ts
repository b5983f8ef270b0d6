/** Whether all that differs between two texts of a file can be seen in their trees. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import { parserErrors } from '../syntax/faults.ts'
import { scriptText } from '../syntax/script-text.ts'

type Texts = { readonly path: string; readonly before: string; readonly now: string }

/** Not where the parser is at a loss, and not where the template or the styles of a component differ. */
export function isReadable({ path, before, now }: Texts): boolean {
  if (outsideOfScripts(path, before) !== outsideOfScripts(path, now)) return false
  return [before, now].every((text) => parserErrors(compilerTree(path, text)).length === 0)
}

/** What the script leaves blank, without white space. */
function outsideOfScripts(path: string, text: string): string {
  const script = scriptText(path, text).text
  return Array.from(text, (character, index) => (script[index] === character ? '' : character))
    .join('')
    .replace(/\s+/g, ' ')
}
