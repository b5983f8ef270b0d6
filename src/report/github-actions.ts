/** The ledger as workflow commands: what GitHub shows at the lines of a change. */

import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { severity } from './severity.ts'
import { findingSpot } from './spot.ts'
import { type Annotation, shortLine, strayAnnotation, workflowCommands } from './workflow-commands.ts'

/** What could not be measured is a warning, the rest are errors. `pathPrefix` leads from the repository to the project. */
export function renderGithubActions(ledger: Ledger, pathPrefix = ''): string {
  const annotations = [
    ...ledger.problems.map(problemAnnotation),
    ...ledger.guards.filter(({ verdict }) => verdict !== 'bites').map(guardAnnotation),
    ...strayAnnotation(ledger.strays),
  ]
  return workflowCommands(annotations, pathPrefix)
}

function guardAnnotation(entry: LedgerEntry): Annotation {
  const { id, verdict, behaviour, expected, observed, nextStep, reproduce } = entry
  return {
    level: severity(verdict) === 'unmeasured' ? 'warning' : 'error',
    title: shortLine(`${verdict}: ${id}`),
    message: [behaviour, '', `Expected: ${expected}`, `Observed: ${observed}`, `Next: ${nextStep}`, reproduce]
      .map(shortLine)
      .join('\n'),
    place: findingSpot(entry),
  }
}

function problemAnnotation({ code, message, wayOut, place }: Problem): Annotation {
  const said = { level: 'error', title: code, message: `${message}\n${wayOut}` } as const
  return place === undefined ? said : { ...said, place }
}
