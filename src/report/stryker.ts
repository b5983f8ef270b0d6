/** The ledger in the mutation testing report schema, so that its viewers and dashboards show guards beside mutants. */

import type { FileResult, MutationTestResult } from 'mutation-testing-report-schema/api'
import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import { inertJsonText } from './json-text.ts'
import { knownSource, type Sources } from './known-source.ts'
import { spot } from './spot.ts'
import { strykerMutant, strykerTests } from './stryker-mutant.ts'

const LANGUAGES: Readonly<Record<string, string>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'tsx',
  jsx: 'jsx',
  vue: 'html',
  svelte: 'html',
}

/** Where a source was not handed in, the file shows only the lines that the ledger knows. */
export function renderStryker(ledger: Ledger, sources: Sources = new Map()): string {
  const { tool, versions, guards } = ledger
  const byFile = Map.groupBy(guards, (entry) => spot(entry).file)
  const result: MutationTestResult = {
    schemaVersion: '2',
    // Only a guard that bites passes.
    thresholds: { high: 100, low: 100 },
    framework: { name: tool.name, version: tool.version, dependencies: { vitest: versions.vitest } },
    files: Object.fromEntries(
      [...byFile].map(([file, own]) => [file, fileResult(file, own, knownSource(file, guards, sources))]),
    ),
    testFiles: strykerTests(guards.flatMap(({ proofs }) => proofs)),
  }
  return inertJsonText(result)
}

function fileResult(file: string, own: readonly LedgerEntry[], lines: readonly string[]): FileResult {
  return {
    language: LANGUAGES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'javascript',
    source: lines.join('\n'),
    mutants: own.map((entry) => strykerMutant(entry, lines)),
  }
}
