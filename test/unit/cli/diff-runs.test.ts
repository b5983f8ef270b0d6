/** How runs of a change go: in memory or in a copy, never in the files themselves. */

import { expect, test } from 'vitest'
import { withDiffRuns } from '../../../src/cli/diff-runs.ts'
import type { Project } from '../../../src/cli/open-project.ts'
import type { StrategyWish } from '../../../src/model/strategy.ts'
import { clock } from '../../../src/world/clock.ts'
import { refusedWith } from '../../support/refused.ts'
import { request } from '../../support/guards.ts'
import { NO_GIT } from '../../support/text-world.ts'

const project = (strategy?: StrategyWish): Project => ({
  root: '/rows',
  config: {},
  request: request(strategy === undefined ? {} : { strategy }),
  world: {
    files: {
      root: '/rows',
      list: async () => [],
      read: async () => undefined,
      search: async () => [],
      exists: async () => false,
    },
    git: NO_GIT,
    modules: { load: async () => ({}) },
    clock,
  },
})

test('a configuration that writes into the files is not followed for a change', () => {
  expect(withDiffRuns(project('in-place'), undefined).request.strategy).toBe('auto')
})

test.each<StrategyWish | undefined>(['copy', 'overlay', 'auto', undefined])('%s stays as it is', (strategy) => {
  expect(withDiffRuns(project(strategy), strategy).request.strategy).toBe(strategy)
})

test('who asks for the files themselves is refused', () => {
  expect(refusedWith(() => withDiffRuns(project('in-place'), 'in-place')).code).toBe('usage')
})
