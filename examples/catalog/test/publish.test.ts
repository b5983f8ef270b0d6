import { expect, test } from 'vitest'
import { publish, type Store } from '../src/publish.ts'
import type { Row } from '../src/row.ts'

const draft: Row = { id: 'harbour-view', plane: 'draft', text: 'from {price} a night' }

test('a row with warnings is held, and not published', async () => {
  const kept: Row[] = []
  const store: Store = { keep: async (row) => void kept.push(row) }
  const published = await publish(draft, {}, store)
  expect(published).toEqual({ kind: 'held', because: ['harbour-view: {price} has no value'] })
  expect(kept).toEqual([])
})

test('a published row stands on the live plane', async () => {
  const kept: Row[] = []
  await publish(draft, { price: '90' }, { keep: async (row) => void kept.push(row) })
  expect(kept).toEqual([{ ...draft, plane: 'live' }])
})

test('says published only when the store has kept the row', async () => {
  const events: string[] = []
  const store: Store = {
    keep: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      events.push('kept')
    },
  }
  events.push((await publish(draft, { price: '90' }, store)).kind)
  expect(events).toEqual(['kept', 'published'])
})
