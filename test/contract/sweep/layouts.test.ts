/** Where StrykerJS is looked for, and with what it has to make do. */

import { describe, expect, test } from 'vitest'
import { openStryker } from '../../../src/world/stryker.ts'
import { teeth } from '../../support/binary.ts'
import { scratch, type Texts } from '../../support/scratch.ts'

const CORE = 'node_modules/@stryker-mutator/core'
const RUNNER = 'node_modules/@stryker-mutator/vitest-runner'
const manifest = (version: string) => JSON.stringify({ version })

describe('without a StrykerJS that fits', () => {
  const refusal = (texts: Texts) => {
    try {
      openStryker({ root: scratch(texts), adds: 'npm i -D' })
    } catch (error) {
      return error
    }
  }

  test.each<[string, Texts, string, RegExp]>([
    [
      'the command installs both',
      {},
      'stryker-missing',
      /`npm i -D @stryker-mutator\/core @stryker-mutator\/vitest-runner`/,
    ],
    [
      'the command installs what is missing',
      { [`${CORE}/package.json`]: manifest('10.1.1') },
      'stryker-missing',
      /`npm i -D @stryker-mutator\/vitest-runner`/,
    ],
    [
      'an old one is named',
      { [`${CORE}/package.json`]: manifest('9.6.0'), [`${RUNNER}/package.json`]: manifest('9.6.0') },
      'stryker-too-old',
      /`9\.6\.0`/,
    ],
  ])('%s', (_, texts, code, message) => {
    expect(refusal(texts)).toMatchObject({ code, message: expect.stringMatching(message) })
  })

  test('a sweep ends with 2 and the one command', async () => {
    const root = scratch({ 'package.json': '{ "type": "module" }', 'pnpm-lock.yaml': '' })
    const { code, err } = await teeth(root, ['sweep'])
    expect(err).toContain('run `pnpm add -D @stryker-mutator/core @stryker-mutator/vitest-runner`')
    expect(code).toBe(2)
  })
})
