import { expect, test } from 'vitest'
import { adopt, changesSince, nameOf, takeImprint, undo } from '../../../../src/world/lane/kept-imprint.ts'

type Shop = Record<PropertyKey, unknown>

function imprintOf(object: Shop) {
  return takeImprint([{ name: 'shop', object }])
}

test('nothing changed, nothing told', () => {
  expect(changesSince(imprintOf({ apples: 3 }))).toEqual([])
})

test.each<[string, (shop: Shop) => void]>([
  ['shop.pears added', (shop) => (shop['pears'] = 1)],
  ['shop.apples changed', (shop) => (shop['apples'] = 2)],
  ['shop.apples removed', (shop) => Reflect.deleteProperty(shop, 'apples')],
  ['shop.apples changed', (shop) => Object.defineProperty(shop, 'apples', { enumerable: false })],
  ['shop.Symbol(till) added', (shop) => (shop[Symbol('till')] = 1)],
])('undone: %s', (name, change) => {
  const shop: Shop = { apples: 3 }
  const imprint = imprintOf(shop)
  change(shop)
  const changes = changesSince(imprint)
  expect([changes.map(nameOf), undo(changes), changesSince(imprint)]).toEqual([[name], [], []])
})

test('a removal is seen beside an addition', () => {
  const shop: Shop = { apples: 3 }
  const imprint = imprintOf(shop)
  delete shop['apples']
  shop['pears'] = 1
  expect(changesSince(imprint).map(nameOf)).toEqual(['shop.pears added', 'shop.apples removed'])
})

test('stubborn-change: what cannot be undone is told', () => {
  const shop: Shop = {}
  const imprint = imprintOf(shop)
  Object.defineProperty(shop, 'stone', { value: 'carved' })
  expect(undo(changesSince(imprint)).map(nameOf)).toEqual(['shop.stone added'])
})

test('a getter that replaced itself by its value is no change', () => {
  const shop: Shop = {}
  const page = {}
  Object.defineProperty(shop, 'page', { configurable: true, get: () => page })
  const imprint = imprintOf(shop)
  Object.defineProperty(shop, 'page', { value: page })
  expect(changesSince(imprint)).toEqual([])
})

test('a getter that was replaced by another value is one', () => {
  const shop: Shop = {}
  Object.defineProperty(shop, 'page', { configurable: true, get: () => 1 })
  const imprint = imprintOf(shop)
  Object.defineProperty(shop, 'page', { value: 2, configurable: true })
  expect(changesSince(imprint).map(nameOf)).toEqual(['shop.page changed'])
})

test('what was adopted is how things are from then on', () => {
  const shop: Shop = { apples: 3 }
  const imprint = imprintOf(shop)
  shop['pears'] = 1
  delete shop['apples']
  adopt(changesSince(imprint))
  expect(changesSince(imprint)).toEqual([])
})

test('of a stream only the named properties are watched', () => {
  const stream: Shop = { write: 1, state: 1 }
  const imprint = takeImprint([{ name: 'stream', object: stream, keys: ['write', 'end'] }])
  Object.assign(stream, { state: 2, end: 1 })
  expect(changesSince(imprint).map(nameOf)).toEqual(['stream.end added'])
})
