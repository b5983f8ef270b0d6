/** Adding a member to a JSON text: laid out as its neighbours are, everything else byte for byte as it was. */

import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addMember, findObject } from '../../../src/cli/json-object.ts'

function added(text: string, path: readonly string[] = ['scripts']): string {
  const found = findObject(text, path)
  if (found === undefined) throw new Error('no object was found')
  return addMember(text, found, { key: 'teeth', value: '"teeth"' })
}

describe('a member', () => {
  test.each([
    [
      'two spaces',
      '{\n  "scripts": {\n    "a": "b"\n  }\n}\n',
      '{\n  "scripts": {\n    "a": "b",\n    "teeth": "teeth"\n  }\n}\n',
    ],
    [
      'tabs',
      '{\n\t"scripts": {\n\t\t"a": "b"\n\t}\n}',
      '{\n\t"scripts": {\n\t\t"a": "b",\n\t\t"teeth": "teeth"\n\t}\n}',
    ],
    [
      'CRLF',
      '{\r\n  "scripts": {\r\n    "a": "b"\r\n  }\r\n}',
      '{\r\n  "scripts": {\r\n    "a": "b",\r\n    "teeth": "teeth"\r\n  }\r\n}',
    ],
    ['one line', '{ "scripts": { "a": "b" } }', '{ "scripts": { "a": "b", "teeth": "teeth" } }'],
    ['an empty object', '{\n  "scripts": {}\n}', '{\n  "scripts": {\n    "teeth": "teeth"\n  }\n}'],
    [
      'a nested last member',
      '{\n  "scripts": {\n    "a": {\n      "b": 1\n    }\n  }\n}',
      '{\n  "scripts": {\n    "a": {\n      "b": 1\n    },\n    "teeth": "teeth"\n  }\n}',
    ],
  ])('is laid out like its neighbours: %s', (_, before, after) => {
    expect(added(before)).toBe(after)
  })

  test('is not added to an object of the same name further in', () => {
    const text = '{ "config": { "scripts": { "a": "b" } }, "scripts": { "c": "d" } }'
    expect(added(text)).toBe('{ "config": { "scripts": { "a": "b" } }, "scripts": { "c": "d", "teeth": "teeth" } }')
  })

  test('is not led astray by brackets in texts', () => {
    const text = String.raw`{ "a": "} \" { [", "scripts": { "b": "{" } }`
    expect(JSON.parse(added(text))).toEqual({ a: '} " { [', scripts: { b: '{', teeth: 'teeth' } })
  })

  test.prop([fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(undefined, 1, 2, 4, '\t')])(
    'is all that is new, whatever the text holds',
    (before, indent) => {
      const text = JSON.stringify({ before, scripts: {} }, null, indent)
      expect(JSON.parse(added(text))).toEqual({ ...JSON.parse(text), scripts: { teeth: 'teeth' } })
    },
  )

  test.prop([fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.constantFrom(undefined, 1, 2, 4, '\t')])(
    'leaves every byte in front of it and behind it as it was',
    (before, indent) => {
      const text = JSON.stringify(before, null, indent)
      const after = added(text, [])
      const at = findObject(text, [])?.end ?? 0
      const last = text.slice(0, at).trimEnd()
      expect(after.startsWith(last)).toBe(true)
      expect(after.endsWith(text.slice(last.length))).toBe(true)
    },
  )
})

test('an object that is not there is not found', () => {
  expect(findObject('{ "a": ["scripts", { "b": 1 }] }', ['scripts'])).toBeUndefined()
})
