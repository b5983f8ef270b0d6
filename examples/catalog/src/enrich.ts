/** Enriches rows with what another service knows of them. */

import type { Row } from './row.ts'

/** The service as we need it; the tests have one of their own. */
export type EnrichmentService = {
  describe(ids: readonly string[]): Promise<Answer>
}

export type Answer =
  | { readonly kind: 'described'; readonly descriptions: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly why: string }

export type Enriched =
  | { readonly kind: 'catalogue'; readonly rows: readonly (Row & { readonly description?: string })[] }
  | { readonly kind: 'refused'; readonly why: string }

export async function enrich(rows: readonly Row[], service: EnrichmentService): Promise<Enriched> {
  const answer = await service.describe(rows.map((row) => row.id))
  // @teeth a-refusal-stays-a-refusal: a refused enrichment is answered with the refusal, not with a catalogue
  //   test: test/enrich.test.ts > enrichment > a refusal stays a refusal
  //   was:  if (answer.kind === 'refused') return { kind: 'catalogue', rows }
  //   because: the shop went on with bare rows for a day, and nobody knew that the service had said no
  if (answer.kind === 'refused') return { kind: 'refused', why: answer.why }
  return { kind: 'catalogue', rows: rows.map((row) => described(row, answer.descriptions)) }
}

function described(row: Row, descriptions: Readonly<Record<string, string>>): Row & { readonly description?: string } {
  // @teeth no-empty-description: a row that the service does not know gets no description at all
  //   test: test/enrich.test.ts
  //   revert: condition true
  if (Object.hasOwn(descriptions, row.id)) return { ...row, description: descriptions[row.id] ?? '' }
  return row
}
