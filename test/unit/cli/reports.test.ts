/** Reports: which are given, where each goes, and what cannot be meant. */

import { describe, expect, test } from 'vitest'
import { type Flags, NO_FLAGS } from '../../../src/cli/flags.ts'
import { settleReports } from '../../../src/cli/reports.ts'
import type { Config } from '../../../src/model/config.ts'
import { REPORTER_NAMES } from '../../../src/report/reporter-names.ts'
import { refusedWith } from '../../support/refused.ts'

function settled(flags: Partial<Flags>, config: Config = {}, isOnGitHub = false) {
  return settleReports({ ...NO_FLAGS, ...flags }, { names: REPORTER_NAMES, config, isOnGitHub })
}

const stdout = { kind: 'stdout' }
const stderr = { kind: 'stderr' }
const file = (name: string, from = 'cwd') => ({ kind: 'file', file: name, from })

describe('the reports', () => {
  test('are the one for people when nobody asks', () => {
    expect(settled({})).toEqual([{ name: 'default', to: stderr }])
  })

  test('have JSON on stdout beside the one for people with --json', () => {
    expect(settled({ json: true })).toEqual([
      { name: 'default', to: stderr },
      { name: 'json', to: stdout },
    ])
  })

  test('are only those that are named', () => {
    expect(settled({ reporters: ['junit'] })).toEqual([{ name: 'junit', to: stdout }])
  })

  test.each(['html', 'markdown', 'sarif', 'gitlab', 'stryker'])('are alone on stdout without a file: %s', (name) => {
    expect(settled({ reporters: [name] })).toEqual([{ name, to: stdout }])
  })

  test('are those of the configuration, in files from the root', () => {
    expect(settled({}, { reporters: ['default', { name: 'junit', outputFile: 'out/junit.xml' }] })).toEqual([
      { name: 'default', to: stderr },
      { name: 'junit', to: file('out/junit.xml', 'root') },
    ])
  })

  test('are those of the flags when both say', () => {
    expect(settled({ reporters: ['json'] }, { reporters: ['junit'] })).toEqual([{ name: 'json', to: stdout }])
  })

  test('have annotations on GitHub by themselves, never on stdout', () => {
    expect(settled({ json: true }, {}, true)).toContainEqual({ name: 'github-actions', to: stderr })
  })

  test('have annotations on GitHub once when they are named too', () => {
    expect(settled({ reporters: ['github-actions'] }, {}, true)).toEqual([{ name: 'github-actions', to: stderr }])
  })
})

describe('a file', () => {
  test.each<[string, Partial<Flags>, object]>([
    ['named with its report', { reporters: ['junit=j.xml'] }, { name: 'junit', to: file('j.xml') }],
    ['for the only report', { reporters: ['junit'], outputFiles: ['j.xml'] }, { name: 'junit', to: file('j.xml') }],
    ['for --json', { json: true, outputFiles: ['out.json'] }, { name: 'json', to: file('out.json') }],
    [
      'for the report it names',
      { reporters: ['junit', 'json'], outputFiles: ['json=o'] },
      { name: 'json', to: file('o') },
    ],
    ['for the one for people', { outputFiles: ['report.txt'] }, { name: 'default', to: file('report.txt') }],
    [
      'with a sign in its name',
      { reporters: ['junit'], outputFiles: ['a=b.xml'] },
      { name: 'junit', to: file('a=b.xml') },
    ],
  ])('%s is found', (_, flags, report) => {
    expect(settled(flags)).toContainEqual(report)
  })

  test('may be one of several for the same report', () => {
    expect(settled({ reporters: ['json=a.json', 'json'] })).toEqual([
      { name: 'json', to: file('a.json') },
      { name: 'json', to: stdout },
    ])
  })
})

describe('a refusal', () => {
  test.each<[string, Partial<Flags>, string]>([
    ['an unknown report and the nearest', { reporters: ['juint'] }, 'did you mean `junit`?'],
    [
      'every report when none is near',
      { reporters: ['spec'] },
      '`default`, `json`, `junit`, `html`, `markdown`, `sarif`, `github-actions`, `gitlab`, `stryker`, `blob`',
    ],
    ['two reports on stdout', { reporters: ['json', 'junit'] }, '`--reporter junit=<file>`'],
    ['a file that could be for two', { reporters: ['json', 'junit'], outputFiles: ['x'] }, '`--output-file json=x`'],
    ['a file for a report that is not given', { outputFiles: ['junit=x'] }, '`--reporter junit`'],
  ])('names %s', (_, flags, words) => {
    const error = refusedWith(() => settled(flags))
    expect(error.code).toBe('usage')
    expect(error.message).toContain(words)
  })
})
