/** What the exports of a module in `mutants/` hold: guards, alone and in arrays, and functions that put things back. */

import { isDefinedGuard } from './define-guard.ts'

export type Exports = Readonly<Record<string, unknown>>

/** A guard as it was given to `defineGuard`, whatever that was. */
export type Definition = Readonly<Record<string, unknown>>

/** `name` is that of the export, with the index behind it in an array: `lookups[2]`. */
export type ExportedGuard = { readonly name: string; readonly definition: Definition }

/** Every guard once, under the first name it is exported by. */
export function exportedGuards(exports: Exports): readonly ExportedGuard[] {
  const named = Object.entries(exports).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => [`${name}[${index}]`, item] as const)
      : [[name, value] as const],
  )
  const seen = new Set<unknown>()
  return named.flatMap(([name, definition]) => {
    if (!isDefinedGuard(definition) || seen.has(definition)) return []
    seen.add(definition)
    return [{ name, definition }]
  })
}

/**
 * The function that a `with` revert names: an exported function, or the `revert` of an exported guard. It is the
 * user's own: it may throw, and return anything.
 */
export function exportedRevert(exports: Exports, name: string): ((node: unknown) => unknown) | undefined {
  const value = Object.hasOwn(exports, name) ? exports[name] : undefined
  if (isFunction(value)) return value
  const definition = exportedGuards(exports).find((guard) => guard.name === name)?.definition
  if (definition === undefined || !isFunction(definition['revert'])) return undefined
  const { revert } = definition
  return isFunction(revert) ? (node) => revert.call(definition, node) : undefined
}

export function isFunction(value: unknown): value is (...values: readonly unknown[]) => unknown {
  return typeof value === 'function'
}
