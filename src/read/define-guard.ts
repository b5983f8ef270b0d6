/** A guard written in code, for when the revert needs code of its own or the source must stay without comments. */

import type { Node, SourceFile } from 'ts-morph'
import type { CountableKind } from '../model/guard.ts'

/**
 * One guard. `N` is the kind of node that `select` returns and `revert` is given; it is inferred.
 *
 * ```ts
 * export const planeAwareLookup = defineGuard({
 *   id: 'plane-aware-lookup',
 *   behaviour: 'reads the row from the requested plane',
 *   site: { file: 'src/rows.ts', select: (source) => source.getFunctionOrThrow('findRow') },
 *   tests: ['test/rows.test.ts > findRow'],
 *   revert: (node) => node.getText().replace(' && row.plane === plane', ''),
 * })
 * ```
 */
export type GuardDefinition<N extends Node = Node> = {
  /** Unique in the project: lower-case letters and digits joined by `-`. */
  readonly id: string
  /** One sentence in the words of the domain; what the failure must name. */
  readonly behaviour: string
  /** At least one: `path/to/file.test.ts`, from the root or, with `./`, from this file, and optionally `> suite > test`. */
  readonly tests: readonly string[]
  /** What the failure must say when the behaviour's own words are not it. */
  readonly names?: string | RegExp
  /** Which kinds of failure count, when not the usual ones. */
  readonly fails?: readonly CountableKind[]
  /** The Vitest project to run the tests in. */
  readonly layer?: string
  /** A shell command to run after the revert and before the tests, for example a build: the guard is proven in a copy of the tree. */
  readonly prepare?: string
  /** Free text for reviewers. */
  readonly because?: string
  /** Returns the old code as text, which takes the place of the node; '' removes it. Called once for each site. */
  revert(node: N): string
} & (
  | { readonly site: SiteDefinition<N>; readonly sites?: never }
  | { readonly sites: readonly SiteDefinition<N>[]; readonly site?: never }
)

export type SiteDefinition<N extends Node = Node> = {
  /** From the root or, with `./`, from the module that defines the guard. */
  readonly file: string
  /** Finds the node in the parsed file, which must stay as it is. Undefined, or throwing, says that it is not there. */
  select(sourceFile: SourceFile): N | undefined
}

/** The same in every copy of this package: the one that a project's modules import may be another than the one that reads them. */
const BRAND = Symbol.for('teeth.guard')

/** What `defineGuard` returns, to be exported from a module in `mutants/`. */
export type DefinedGuard<N extends Node = Node> = GuardDefinition<N> & { readonly [key: symbol]: true }

/** Defines a guard, whole. Mistakes in it are shown with those of all annotations. */
export function defineGuard<N extends Node>(definition: GuardDefinition<N>): DefinedGuard<N> {
  return { ...definition, [BRAND]: true }
}

/** Whether a value came from `defineGuard`; its fields are only as good as the code that called it. */
export function isDefinedGuard(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && BRAND in value
}
