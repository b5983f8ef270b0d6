/** The rules of a SARIF log: every verdict that is not `bites`, and the mistakes that occur, with the catalogue's help. */

import type { ReportingDescriptor } from 'sarif'
import type { CatalogueEntry } from '../errors/entry.ts'
import { PROBLEM_TEXTS } from '../errors/problem-texts.ts'
import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { Problem } from '../model/problem.ts'
import { type Verdict, VERDICTS } from '../model/verdict.ts'
import { severity } from './severity.ts'

export type Level = 'error' | 'warning'

/** In a stable order; a result finds its own by `ruleId`. */
export function sarifRules(problems: readonly Problem[]): readonly ReportingDescriptor[] {
  const codes = [...new Set(problems.map(({ code }) => code))].toSorted()
  return [
    ...VERDICTS.filter((verdict) => verdict !== 'bites').map((verdict) =>
      rule(verdict, VERDICT_TEXTS[verdict], levelOf(verdict)),
    ),
    ...codes.map((code) => rule(code, PROBLEM_TEXTS[code], 'error')),
  ]
}

/** What could not be measured is a warning. */
export function levelOf(verdict: Verdict): Level {
  return severity(verdict) === 'unmeasured' ? 'warning' : 'error'
}

function rule(id: string, { title, text, wayOut }: CatalogueEntry, level: Level): ReportingDescriptor {
  return {
    id,
    name: id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text },
    help: { text: `${text}\n\n${wayOut}`, markdown: `${text}\n\n**What to do:** ${wayOut}` },
    defaultConfiguration: { level },
    properties: { tags: ['test-quality'], precision: 'very-high', 'problem.severity': level },
  }
}
