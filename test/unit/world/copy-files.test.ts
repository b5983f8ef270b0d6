/** Where links of a copy lead. */

import { expect, test } from 'vitest'
import { linkText } from '../../../src/world/copy-files.ts'

const MOVED = { from: '/home/ada/shop', to: '/tmp/copy/shop' }
const text = (link: string, words: string) => linkText(MOVED, `/home/ada/shop/${link}`, words)

test('a relative link inside the tree says the same', () => {
  expect(text('src/rate.ts', '../real/rate.ts')).toBe('../real/rate.ts')
})

test('a link stays in the copy: a link that names the original by its absolute path leads into the copy', () => {
  expect(text('current', '/home/ada/shop/releases/2')).toBe('/tmp/copy/shop/releases/2')
})

test('a link out of the tree leads to where it led', () => {
  expect(text('shared', '../design')).toBe('/home/ada/design')
  expect(text('etc', '/etc/shop')).toBe('/etc/shop')
})
