/** How the runs of `teeth diff` and `teeth pin` go: as those of guards, but nothing is ever written into the files themselves. */

import { TeethError } from '../errors/teeth-error.ts'
import type { StrategyWish } from '../model/strategy.ts'
import type { Project } from './open-project.ts'

/** `asked`: on the command line. What the configuration says of guards alone is left to them. */
export function withDiffRuns(project: Project, asked: StrategyWish | undefined): Project {
  if (asked === 'in-place')
    throw new TeethError(
      'usage',
      'a change is undone in memory or in a copy, never in the files themselves: `--strategy` is `auto`, `overlay` or `copy` here',
    )
  // @teeth never-in-the-files: a configuration that writes into the files is not followed for a change
  //   test: test/unit/cli/diff-runs.test.ts
  //   was: return project
  return project.request.strategy === 'in-place'
    ? { ...project, request: { ...project.request, strategy: 'auto' } }
    : project
}
