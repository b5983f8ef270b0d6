/** The configuration file: where it is looked for, and what stops a command before it is believed. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfigFile } from '../../../src/world/config-file.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch, type Texts } from '../../support/scratch.ts'

const MODULE = { 'package.json': '{ "type": "module" }' }

describe('a configuration', () => {
  test('need not be there', async () => {
    expect(await readConfigFile(scratch(MODULE))).toBeUndefined()
  })

  test.each<[string, string]>([
    ['teeth.config.ts', 'export default { lanes: 3 as number }'],
    ['teeth.config.mts', 'export default { lanes: 3 as number }'],
    ['teeth.config.js', 'export default { lanes: 3 }'],
    ['teeth.config.mjs', 'export default { lanes: 3 }'],
    ['teeth.config.json', '\uFEFF{ "$schema": "https://example.test/config.schema.json", "lanes": 3 }'],
    ['package.json', '{ "teeth": { "lanes": 3 } }'],
  ])('is found in %s', async (file, text) => {
    expect(await readConfigFile(scratch({ ...MODULE, [file]: text }))).toEqual({ file, value: { lanes: 3 } })
  })

  test('may be any file that is named', async () => {
    const root = scratch({ ...MODULE, 'ci/teeth.json': '{ "lanes": 3 }', 'teeth.config.json': '{ "lanes": 5 }' })
    const found = await readConfigFile(root, join(root, 'ci/teeth.json'))
    expect(found).toEqual({ file: 'ci/teeth.json', value: { lanes: 3 } })
  })
})

describe('a refusal', () => {
  test.each<[string, Texts, { readonly code: string; readonly says: string }]>([
    [
      'two of them',
      { 'teeth.config.mjs': '', 'teeth.config.json': '{}' },
      { code: 'config-invalid', says: '`teeth.config.mjs` and `teeth.config.json`' },
    ],
    [
      'one beside the key in package.json',
      { 'teeth.config.json': '{}', 'package.json': '{ "teeth": {} }' },
      { code: 'config-invalid', says: '`package.json`' },
    ],
    ['no JSON', { 'teeth.config.json': '{ lanes: 3 }' }, { code: 'config-failed', says: '`teeth.config.json`' }],
    [
      'no default export',
      { 'teeth.config.mjs': 'export const lanes = 3' },
      { code: 'config-failed', says: 'default export' },
    ],
    [
      'an error of its own',
      { 'teeth.config.mjs': 'throw new Error("no lanes")' },
      { code: 'config-failed', says: 'no lanes' },
    ],
  ])('is for %s', async (_, texts, { code, says }) => {
    const error = await rejectedWith(() => readConfigFile(scratch({ ...MODULE, ...texts })))
    expect(error.code).toBe(code)
    expect(error.message).toContain(says)
  })

  test('is for a file that is named and not there', async () => {
    const root = scratch(MODULE)
    const error = await rejectedWith(() => readConfigFile(root, join(root, 'ci/teeth.json')))
    expect(error).toMatchObject({ code: 'config-missing', message: expect.stringContaining('`ci/teeth.json`') })
  })

  test('is for a package.json that is named and says nothing', async () => {
    const root = scratch(MODULE)
    expect((await rejectedWith(() => readConfigFile(root, join(root, 'package.json')))).code).toBe('config-missing')
  })
})
