/** What one annotation or definition came to by itself, before those of other files are looked at. */

import type { Guard, Site } from '../model/guard.ts'
import type { Place } from '../model/place.ts'
import type { Fault } from './annotation.ts'

/** A guard or site is absent where it has a fault, and where it was not asked for. */
export type Draft =
  | {
      readonly kind: 'guard'
      readonly id: string
      readonly place: Place
      readonly faults: readonly Fault[]
      readonly guard?: Guard
    }
  | {
      readonly kind: 'also'
      readonly id: string
      readonly place: Place
      readonly faults: readonly Fault[]
      readonly site?: Site
    }
  /** Belongs to no guard: a head that is none, a file that does not parse, a module without guards. */
  | { readonly kind: 'nothing'; readonly faults: readonly Fault[] }
