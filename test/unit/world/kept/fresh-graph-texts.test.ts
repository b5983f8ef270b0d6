import { expect, test } from 'vitest'
import { sameSince, servedTexts } from '../../../../src/world/lane/fresh-graph-texts.ts'
import { projectOf } from './fakes.ts'

test('a text is the same as long as the server has not made another', () => {
  const texts = new Map<string, { transformResult: unknown }>([['/src/till.ts', { transformResult: {} }]])
  const project = projectOf({ texts })
  const before = servedTexts(project)
  expect(sameSince(before, project)).toEqual(['/src/till.ts'])
  texts.set('/src/till.ts', { transformResult: {} })
  expect(sameSince(before, project)).toEqual([])
})

test('known-text: a text that was invalidated before it was noted is never the same', () => {
  const project = projectOf({ texts: new Map([['/src/till.ts', { transformResult: null }]]) })
  expect(sameSince(servedTexts(project), project)).toEqual([])
})

test('nothing is the same on a Vite without environments', () => {
  const project = { ...projectOf({}), vite: {} }
  expect(sameSince(servedTexts(project), project)).toEqual([])
})
