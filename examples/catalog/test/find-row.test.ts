import { describe, expect, test } from 'vitest'
import { findRow } from '../src/find-row.ts'
import type { Row } from '../src/row.ts'

const draft: Row = { id: 'harbour-view', plane: 'draft', text: 'Harbour view, being rewritten' }
const live: Row = { id: 'harbour-view', plane: 'live', text: 'Harbour view' }

describe('plane-aware lookup', () => {
  test('reads the row from the requested plane', () => {
    expect(findRow([draft, live], 'harbour-view', 'live')).toBe(live)
  })

  test('an id that no plane has is not found', () => {
    expect(findRow([draft, live], 'garden-view', 'live')).toBeUndefined()
  })
})
