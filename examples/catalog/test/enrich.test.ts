import { describe, expect, test } from 'vitest'
import { type Answer, enrich } from '../src/enrich.ts'
import type { Row } from '../src/row.ts'

const rows: readonly Row[] = [
  { id: 'harbour-view', plane: 'live', text: 'Harbour view' },
  { id: 'garden-view', plane: 'live', text: 'Garden view' },
]

const answering = (answer: Answer) => ({ describe: () => Promise.resolve(answer) })

describe('enrichment', () => {
  test('a refusal stays a refusal', async () => {
    const enriched = await enrich(rows, answering({ kind: 'refused', why: 'over quota' }))
    expect(enriched).toEqual({ kind: 'refused', why: 'over quota' })
  })

  test('a row that the service does not know gets no description at all', async () => {
    const descriptions = { 'harbour-view': 'Ships and gulls' }
    const enriched = await enrich(rows, answering({ kind: 'described', descriptions }))
    expect(enriched).toEqual({
      kind: 'catalogue',
      rows: [{ ...rows[0], description: 'Ships and gulls' }, rows[1]],
    })
    expect(enriched).not.toHaveProperty('rows.1.description')
  })
})
