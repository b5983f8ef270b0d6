import { expect, test } from 'vitest'
import { exportRows } from '../src/export-rows.ts'
import { importRows } from '../src/import-rows.ts'
import type { Row } from '../src/row.ts'

test('a text with a semicolon comes back whole', () => {
  const row: Row = { id: 'harbour-view', plane: 'live', text: 'Ships; gulls;\n100 % sea' }
  expect(importRows(exportRows([row]))).toEqual([row])
})

test('a line of an unknown plane is left out', () => {
  expect(importRows('harbour-view;attic;Harbour view')).toEqual([])
})
