import { beforeEach, expect, test } from 'vitest'
import { openDesk } from '../src/desk.ts'

let desk: ReturnType<typeof openDesk>
beforeEach(() => {
  desk = openDesk()
})

test('the desk answers for every room', () => {
  expect(desk.answer('harbour view')).toBe('harbour view is yours')
})
