/** Which rule a revert asks for. */

import { assertNever } from '../model/assert-never.ts'
import type { RevertSpec } from '../model/revert.ts'
import { body } from './body.ts'
import { condition } from './condition.ts'
import { remove } from './remove.ts'
import { type FoundSite, type Outcome, stale } from './rule.ts'
import { swap } from './swap.ts'
import { unwrap } from './unwrap.ts'
import { was } from './was.ts'
import { type RevertFunction, withFunction } from './with.ts'

/** The user's function that `with` names; undefined when the module has no such function. */
export type RevertFunctions = (module: string, name: string) => RevertFunction | undefined

export function applyRule(spec: RevertSpec, site: FoundSite, functions: RevertFunctions): Outcome {
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
      // @teeth no-git-yet: a guard that asks for what a git ref says is told that this is not supported yet
      //   test: test/unit/revert/revert.test.ts
      //   names: says that this is not supported yet
      //   was: return stale('ref-gone', 'the ref is gone')
      return stale('not-supported-yet', '`revert: from <git ref>` is not supported yet; write the old code as `was:`')
    case 'with':
      return withFunction(`${spec.module}#${spec.name}`, functions(spec.module, spec.name), site)
    default:
      return assertNever(spec)
  }
}
