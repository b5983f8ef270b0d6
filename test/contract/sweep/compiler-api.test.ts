/** Whether StrykerJS finds a TypeScript that it can read configurations with. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findsCompilerApi } from '../../../src/world/compiler-api.ts'
import { scratch, type Texts } from '../../support/scratch.ts'

const CORE = 'node_modules/@stryker-mutator/core'
const manifest = (version: string) => JSON.stringify({ version })

describe('the API of the compiler', () => {
  test.each<[string, Texts, boolean]>([
    ['is there with TypeScript 6', { 'node_modules/typescript/package.json': manifest('6.0.3') }, true],
    [
      'a TypeScript from version 7 on has no API of the compiler',
      { 'node_modules/typescript/package.json': manifest('7.0.2') },
      false,
    ],
    ['is not there without TypeScript', {}, false],
  ])('%s', (_, texts, isThere) => {
    const root = scratch({ [`${CORE}/package.json`]: manifest('10.1.1'), ...texts })
    expect(findsCompilerApi(join(root, CORE))).toBe(isThere)
  })
})
