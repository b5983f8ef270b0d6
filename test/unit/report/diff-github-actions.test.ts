/** The report on a change as workflow commands. */

import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { renderDiffGithubActions } from '../../../src/report/diff-github-actions.ts'
import { diffLedgerOf, diffUnit, everyUnit, unnoticedFinding } from '../../support/diff-ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, diffLedgerUnder } from './hostile.ts'
import { commandsOf, oddLines } from './workflow-reader.ts'

describe('the workflow commands on a change', () => {
  test('read as they should with one unit and one test of each verdict', () => {
    expect(renderDiffGithubActions(everyUnit())).toBe(expectedText('diff-github-actions-every-unit'))
  })

  test('are none when all is noticed', () => {
    expect(renderDiffGithubActions(diffLedgerOf())).toBe('')
  })

  test('count paths from the repository where the project is a part of it', () => {
    const ledger = diffLedgerOf({ units: [diffUnit({ verdict: 'unnoticed' })], findings: [unnoticedFinding()] })
    expect(commandsOf(renderDiffGithubActions(ledger, 'packages/shop'))).toMatchObject([
      { name: 'error', properties: { file: 'packages/shop/src/rows.ts', line: '2' } },
    ])
  })

  test('call what could not be told a warning', () => {
    const ledger = diffLedgerOf({ units: [diffUnit({ verdict: 'not-tried', note: '3 test files were left out' })] })
    expect(commandsOf(renderDiffGithubActions(ledger))).toMatchObject([
      { name: 'warning', message: '3 test files were left out' },
    ])
  })

  property.prop([attack], { numRuns: 40 })('are one command a line, and nothing else', (hostile) => {
    const text = renderDiffGithubActions(diffLedgerUnder(hostile))
    expect([oddLines(text), text.endsWith('\n')]).toEqual([[], true])
  })
})
