/** Fallow's `mutation` on the same files: as many mutants as there are guards, from the conditions of the early answers. */

import type { Contender, Round } from '../contender.ts'
import { measure } from '../measure.ts'

export const fallow: Contender = {
  name: 'Fallow 3.36 mutation',
  unit: 'mutant',
  async round({ folder, project, lanes }): Promise<Round> {
    const count = String(project.guards.length)
    const flags = ['--operators', 'relational-operator', '--max-mutants', count, '--concurrency', String(lanes)]
    const args = ['fallow', 'mutation', 'src', '--format', 'json', '--quiet', '--no-cache', '--allow-dirty', ...flags]
    const { wallMs, stdout, stderr, peakMb } = await measure('npx', args, folder)
    if (!stdout.startsWith('{')) throw new Error(`fallow gave no report:\n${stderr.slice(-2000)}`)
    return { wallMs, peakMb, ...mutantsOf(stdout) }
  },
}

type Mutant = { readonly mutant_id: string; readonly status: string; readonly change: { readonly to: string } }

/** Only a condition that became `false` is our revert; the others change a boundary that no test needs to watch. */
function mutantsOf(report: string): Pick<Round, 'units' | 'wrong'> {
  const { mutants }: { mutants: readonly Mutant[] } = JSON.parse(report)
  const run = mutants.filter(({ status }) => status !== 'pending')
  const wrong = run.filter(({ status, change }) => change.to === 'false' && status !== 'killed')
  return { units: run.length, wrong: wrong.map(({ mutant_id, status }) => `mutant ${mutant_id}: ${status}`) }
}
