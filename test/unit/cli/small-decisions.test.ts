/** Colour, progress mode and invocation: decided from facts alone. */

import { describe, expect, test } from 'vitest'
import { type ColourFacts, colourLevel } from '../../../src/cli/colour-level.ts'
import { defineConfig } from '../../../src/cli/define-config.ts'
import { installation, invocation } from '../../../src/cli/invocation.ts'
import { progressMode } from '../../../src/cli/progress-mode.ts'

const level = (facts: Partial<ColourFacts>) => colourLevel({ env: {}, isTerminal: true, isAgent: false, ...facts })

describe('colour', () => {
  test.each<[string, Partial<ColourFacts>, number]>([
    ['is on in a terminal', {}, 1],
    ['is off in a pipe', { isTerminal: false }, 0],
    ['is on when the flag says so, whatever else', { flag: true, isTerminal: false, env: { NO_COLOR: '1' } }, 1],
    ['is off when the flag says so, whatever else', { flag: false, env: { FORCE_COLOR: '1' } }, 0],
    ['is on when forced, although it is unwanted', { isTerminal: false, env: { FORCE_COLOR: '', NO_COLOR: '1' } }, 1],
    ['is off when forced to nothing', { env: { FORCE_COLOR: '0' } }, 0],
    ['is off when unwanted', { env: { NO_COLOR: '1' } }, 0],
    ['is on when unwanted is set to nothing', { env: { NO_COLOR: '' } }, 1],
    ['is off for an agent', { isAgent: true }, 0],
    ['is off in a terminal that cannot', { env: { TERM: 'dumb' } }, 0],
    ['is on in the logs of GitHub', { isTerminal: false, env: { GITHUB_ACTIONS: 'true' } }, 1],
    ['is off in a CI that nobody knows', { isTerminal: false, env: { CI: 'true' } }, 0],
  ])('%s', (_, facts, expected) => {
    expect(level(facts)).toBe(expected)
  })
})

describe('progress', () => {
  test.each([
    ['is one live line in a terminal', { isTerminal: true, isCI: false, isAgent: false }, 'live'],
    ['is plain lines in CI, even in a terminal', { isTerminal: true, isCI: true, isAgent: false }, 'lines'],
    ['is plain lines in a pipe', { isTerminal: false, isCI: false, isAgent: false }, 'lines'],
    ['is nothing for an agent', { isTerminal: true, isCI: false, isAgent: true }, 'silent'],
  ] as const)('%s', (_, place, mode) => {
    expect(progressMode(place)).toBe(mode)
  })
})

describe('the invocation', () => {
  test.each([
    [
      'the package manager that started us',
      { env: { npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v24' }, names: [] },
      'pnpm teeth',
    ],
    ['the lock file when nobody started us', { env: {}, names: ['yarn.lock', 'src'] }, 'yarn teeth'],
    ['npx when nothing tells', { env: {}, names: ['src'] }, 'npx teeth'],
    ['npx when an unknown manager started us', { env: { npm_config_user_agent: 'cnpm/1' }, names: [] }, 'npx teeth'],
  ])('follows %s', (_, { env, names }, expected) => {
    expect(invocation(env, names, {})).toBe(expected)
  })

  test('has a way to add the tool for every manager', () => {
    expect(installation({}, ['bun.lock'])).toBe('bun add -d teeth')
    expect(installation({}, [])).toBe('npm install -D teeth')
  })

  test('names the root and the configuration again, quoted where a shell needs it', () => {
    expect(invocation({}, [], { root: 'my project', config: 'ci.json' })).toBe(
      `npx teeth --root 'my project' --config ci.json`,
    )
  })
})

test('a configuration is passed through as it was written', () => {
  const config = { lanes: 2 }
  expect(defineConfig(config)).toBe(config)
})
