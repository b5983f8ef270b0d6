/** What keeps a text from being a program: what the parser objects to, and what every engine refuses before it runs. */

import type { Statements } from './differing.ts'
import { earlyErrors } from './early-errors.ts'
import { isCommonJs, isSloppy } from './is-sloppy.ts'
import { type SyntaxFault, ts } from './parse.ts'
import { tokenAt } from './token-at.ts'

/**
 * In the order of the text; empty when it parses. Early errors only of the file itself and of the given statements at
 * its top level: what stands in one is nothing to another.
 */
export function faults(tree: ts.SourceFile, statements: Statements = tree.statements): readonly SyntaxFault[] {
  // @teeth early-errors: what every engine refuses is a fault
  //   test: test/unit/revert/early-errors.test.ts
  //   revert: swap ...earlyErrors(tree, statements) =>
  return [...parserErrors(tree), ...earlyErrors(tree, statements)].toSorted((a, b) => a.start - b.start)
}

/** What the parser alone objects to. The compiler keeps it on the tree without saying so in its types. */
export function parserErrors(tree: ts.SourceFile): readonly SyntaxFault[] {
  const found: unknown = Reflect.get(tree, 'parseDiagnostics')
  if (!Array.isArray(found)) return []
  const complaints = found.filter(isDiagnostic)
  // @teeth sloppy-octals: what every engine takes of sloppy code is none
  //   test: test/unit/revert/early-errors.test.ts
  //   was: return complaints.map(toFault)
  return complaints.filter((complaint) => !isLegacy(complaint, tree)).map(toFault)
}

/** Octal numbers, octal escapes, `\8` and `08`, which the parser takes for wrong whatever the mode. */
const LEGACY_NUMBERS: ReadonlySet<number> = new Set([1121, 1487, 1488, 1489])

/** Never in a template. */
function isLegacy({ code, start = 0 }: ts.Diagnostic, tree: ts.SourceFile): boolean {
  if (!LEGACY_NUMBERS.has(code) || !isCommonJs(tree)) return false
  const token = tokenAt(tree, start)
  return (ts.isNumericLiteral(token) || ts.isStringLiteral(token)) && isSloppy(token)
}

function isDiagnostic(value: unknown): value is ts.Diagnostic {
  return typeof value === 'object' && value !== null && 'messageText' in value && 'start' in value
}

function toFault({ start = 0, messageText }: ts.Diagnostic): SyntaxFault {
  return { start, message: ts.flattenDiagnosticMessageText(messageText, '\n').replace(/\.$/, '') }
}
