/** Where a queue is, and what of that may be seen. */

import { describe, expect, test } from 'vitest'
import { queueAddress } from '../../../src/world/queue-address.ts'
import { refusedWith } from '../../support/refused.ts'

describe('the address of a queue', () => {
  test.each([
    ['redis://host', 'redis://host', 'sweep', 'redis://host#sweep'],
    ['redis://host:7000/3', 'redis://host:7000/3', 'sweep', 'redis://host:7000/3#sweep'],
    ['redis://host#nightly', 'redis://host', 'nightly', 'redis://host#nightly'],
    ['redis://[::1]:7000/', 'redis://[::1]:7000/', 'sweep', 'redis://[::1]:7000/#sweep'],
  ])('%s', (typed, url, name, shown) => {
    expect(queueAddress(typed)).toEqual({ url, name, shown, secrets: [] })
  })

  test('a queue is shown without name and password', () => {
    const address = queueAddress('rediss://me:s%40cret@host:7000/1#nightly')
    expect(address.shown).toBe('rediss://host:7000/1#nightly')
    expect(address.url).toBe('rediss://me:s%40cret@host:7000/1')
  })

  test('a password is hidden as it was typed and as it is sent', () => {
    expect(queueAddress('redis://:s%40cret@host').secrets).toEqual(['s%40cret', 's@cret'])
  })

  test.each([
    'host:6379',
    'secret',
    'http://:secret@host',
    'redis://:secret@',
    'redis://:secret@host/zero',
    'redis://:secret@host#a b',
    'redis://:secret@host#../x',
    'redis://:secret@host:99999',
  ])('%s is refused, and not said again', (typed) => {
    const { code, message } = refusedWith(() => queueAddress(typed))
    expect(code).toBe('usage')
    expect(message).not.toContain('secret')
  })
})
