import { expect, test } from 'vitest'
import type { Row } from '../src/row.ts'
import { sortRows } from '../src/sort-rows.ts'

const row = (id: string, text: string): Row => ({ id, plane: 'live', text })

test('rows of the same text are listed by their ids', () => {
  const sorted = sortRows([row('b', 'Harbour view'), row('a', 'Harbour view'), row('c', 'Garden view')])
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})
