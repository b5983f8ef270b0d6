/** The sweep that a page of guards is asked to show: read before anything is run, or refused. */

import { describe, expect, test } from 'vitest'
import { NO_FLAGS } from '../../../src/cli/flags.ts'
import { sweepOnPage } from '../../../src/cli/sweep-on-page.ts'
import { jsonText } from '../../../src/report/json-text.ts'
import { fakeHost } from '../../support/fake-host.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'
import { strykerMutant, swept } from '../../unit/sweep/swept.ts'

const CORE = 'node_modules/@stryker-mutator/core'
const VIEWER = `${CORE}/node_modules/mutation-testing-elements`
const STRYKER = {
  [`${CORE}/package.json`]: '{ "version": "10.1.1" }',
  [`${VIEWER}/package.json`]: '{ "version": "3.9.0" }',
  [`${VIEWER}/dist/mutation-test-elements.js`]: 'show()',
}

const ledgerOf = async () => (await swept({ mutants: [strykerMutant('n > 10', 'true')] })).ledger

/** What a page gets in a project of these files, which are asked for by the first name. */
async function asked(sweep: string, files: Readonly<Record<string, string>>, page: 'html' | 'json' = 'html') {
  const cwd = scratch(files)
  const { host } = fakeHost([], { cwd, env: {} })
  const reports = [{ name: page, to: { kind: 'file', file: 'page.html', from: 'cwd' } }] as const
  return sweepOnPage({ host, flags: { ...NO_FLAGS, sweep }, operands: [] }, reports, cwd)
}

describe('a page', () => {
  test('has the mutation report and the viewer that StrykerJS brings along', async () => {
    const { report } = await ledgerOf()
    const found = await asked('sweep.json', { ...STRYKER, 'sweep.json': jsonText(report) })
    expect([JSON.parse(found?.report ?? ''), found?.viewer]).toEqual([report, 'show()'])
  })

  test('takes the report out of the ledger of a sweep', async () => {
    const ledger = await ledgerOf()
    const found = await asked('sweep.json', { ...STRYKER, 'sweep.json': jsonText(ledger) })
    expect(JSON.parse(found?.report ?? '')).toEqual(ledger.report)
  })
})

describe('refused is', () => {
  test('a mutation report without a page to stand on', async () => {
    const error = await rejectedWith(() => asked('sweep.json', {}, 'json'))
    expect(error.message, 'a mutation report without a page to stand on is refused').toBe(
      '`--sweep` is for the page; add `--reporter html=<file>`',
    )
  })

  test.each([
    ['a file that is not there', 'none.json', STRYKER, 'ledger-unreadable'],
    ['a file of something else', 'sweep.json', { ...STRYKER, 'sweep.json': '{ "files": 3 }' }, 'ledger-unreadable'],
    [
      'a project without StrykerJS',
      'sweep.json',
      { 'sweep.json': '{ "schemaVersion": "2", "files": {} }' },
      'stryker-missing',
    ],
  ] as const)('%s', async (_, name, files, code) => {
    expect((await rejectedWith(() => asked(name, files))).code).toBe(code)
  })
})
