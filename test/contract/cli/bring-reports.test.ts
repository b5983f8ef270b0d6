/** Where the reports of a command go: files, streams, and the job summary that commands of one step share. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bringReports } from '../../../src/cli/bring-reports.ts'
import { openScreen } from '../../../src/cli/screen.ts'
import { NO_FLAGS } from '../../../src/cli/flags.ts'
import type { Report } from '../../../src/cli/reports.ts'
import { renderDiff } from '../../../src/report/diff-render.ts'
import type { DiffReporterName } from '../../../src/report/diff-reporter-names.ts'
import { diffLedgerOf, diffUnit, unnoticedFinding } from '../../support/diff-ledgers.ts'
import { fakeHost } from '../../support/fake-host.ts'
import { scratch } from '../../support/scratch.ts'

const units = Array.from({ length: 2_000 }, (_, index) => diffUnit({ id: `part:${index}`, verdict: 'unnoticed' }))
const weak = diffLedgerOf({ units, findings: units.map(({ id }) => unnoticedFinding(id)), exitCode: 1 })

/** Brings the reports on a change that no test notices, in a step whose summary holds `summary` already. */
async function brought(reports: readonly Report<DiffReporterName>[], summary = '') {
  const cwd = scratch({ 'summary.md': summary })
  const { host, said } = fakeHost([], { cwd, env: { GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') } })
  const call = { host, flags: NO_FLAGS, operands: [] }
  const terms = { call, screen: openScreen(call), root: cwd }
  await bringReports(reports, (name, options) => renderDiff(weak, name, options), terms)
  return { ...said(), text: (file: string) => readFileSync(join(cwd, file), 'utf8') }
}

describe('reports', () => {
  test('go to the files and streams they are for', async () => {
    const { out, err, text } = await brought([
      { name: 'default', to: { kind: 'stderr' } },
      { name: 'json', to: { kind: 'stdout' } },
      { name: 'markdown', to: { kind: 'file', file: 'out/diff.md', from: 'cwd' } },
    ])
    const heading = '2000 of 2000 parts of this change could be undone and no test would notice'
    expect([JSON.parse(out).kind, err.startsWith(heading), text('out/diff.md').startsWith(`## ${heading}`)]).toEqual([
      'diff',
      true,
      true,
    ])
    expect(text('summary.md')).toBe('')
  })

  test('a second report in the summary of a step takes the room that is left', async () => {
    const { text } = await brought([{ name: 'github-actions', to: { kind: 'stderr' } }], 'x'.repeat(700_000))
    const size = Buffer.byteLength(text('summary.md'))
    expect(size, 'a second report in the summary of a step takes the room that is left').toBeLessThanOrEqual(1_000_000)
    expect(size).toBeGreaterThan(950_000)
  })
})
