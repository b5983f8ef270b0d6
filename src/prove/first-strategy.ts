/** The strategy of the lane that is opened before anything is known of the guards. */

import type { ProveRequest } from '../model/request.ts'
import type { Strategy } from '../model/strategy.ts'

export function firstStrategy({ strategy = 'auto' }: Pick<ProveRequest, 'strategy'>): Strategy {
  return strategy === 'auto' ? 'overlay' : strategy
}
