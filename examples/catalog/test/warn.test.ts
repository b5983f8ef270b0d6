import { expect, test } from 'vitest'
import { warnings } from '../src/warn.ts'

test('the warning names the token that has no value', () => {
  const row = { id: 'harbour-view', plane: 'draft', text: '{beds} beds from {price} a night' } as const
  expect(warnings(row, { beds: '2' })).toEqual(['harbour-view: {price} has no value'])
})

test('a row whose tokens all have values warns of nothing', () => {
  const row = { id: 'harbour-view', plane: 'draft', text: '{beds} beds' } as const
  expect(warnings(row, { beds: '2' })).toEqual([])
})
