/** Which rule a revert asks for. */

import { assertNever } from '../model/assert-never.ts'
import type { OldText, RevertSpec } from '../model/revert.ts'
import { body } from './body.ts'
import { condition } from './condition.ts'
import { from } from './from.ts'
import { remove } from './remove.ts'
import { type FoundSite, type Outcome } from './rule.ts'
import { swap } from './swap.ts'
import { unwrap } from './unwrap.ts'
import { was } from './was.ts'
import { type RevertFunction, withFunction } from './with.ts'

/** The user's function that `with` names; undefined when the module has no such function. */
export type RevertFunctions = (module: string, name: string) => RevertFunction | undefined

/** What rules need besides the site, made ready beforehand. */
export type Supplies = {
  readonly functions: RevertFunctions
  /** The site's file as it stood at a git ref. */
  readonly old: (ref: string) => OldText
  /** POSIX path from the root. */
  readonly file: string
}

export function applyRule(spec: RevertSpec, site: FoundSite, { functions, old, file }: Supplies): Outcome {
  switch (spec.kind) {
    case 'was':
      return was(spec.code, site)
    case 'remove':
      return remove(site)
    case 'condition':
      return condition(spec.expression, site)
    case 'unwrap':
      return unwrap(spec.side, site)
    case 'body':
      return body(spec.code, site)
    case 'swap':
      return swap(spec, site)
    case 'from':
      return from({ ref: spec.ref, file, old: old(spec.ref) }, site)
    case 'with':
      return withFunction(`${spec.module}#${spec.name}`, functions(spec.module, spec.name), site)
    default:
      return assertNever(spec)
  }
}
