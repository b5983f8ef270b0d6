/** `teeth doctor`: it looks at everything, and touches nothing. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnosis } from '../../../src/cli/finding.ts'
import { disk } from '../../../src/world/disk.ts'
import { rowsProject, teeth } from '../../support/binary.ts'
import { FILE, lay, OLD, TEXT, textOf } from '../../support/laid-file.ts'
import { scratch } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

async function doctor(root: string, ...words: readonly string[]) {
  const { code, out } = await teeth(root, ['doctor', '--json', ...words], { TMPDIR: scratch() })
  const diagnosis: Diagnosis = JSON.parse(out)
  const found = (topic: string) => diagnosis.findings.filter((finding) => finding.topic === topic)
  return { code, diagnosis, found }
}

test('a project in order: everything is told, and nothing is written', async () => {
  const root = rowsProject()
  const before = treePrint(root)
  const { code, diagnosis, found } = await doctor(root, '--lanes', '3')
  expect(code).toBe(0)
  expect(diagnosis).toMatchObject({ schemaVersion: 1, exitCode: 0, root, versions: { vitest: '5.1.2' } })
  expect(diagnosis.findings.filter(({ state }) => state !== 'fine')).toEqual([])
  expect(found('run')).toMatchObject([{ text: expect.stringMatching(/1 guard in 1 test file, .* at most 3 lanes/) }])
  expect(treePrint(root)).toEqual(before)
})

test('old behaviour that a killed command left stays for the next command, and Vitest is not started on it', async () => {
  const root = scratch({ 'package.json': '{}', [FILE]: TEXT })
  lay(disk, root)
  const { found } = await doctor(root)
  expect(found('journal')).toMatchObject([{ state: 'note', text: expect.stringContaining('restores it') }])
  expect([found('vitest'), found('overlay').map(({ state }) => state)]).toEqual([[], ['note']])
  expect(textOf(root)).toBe(OLD)
})

test('a conflict ends with the code that a run would end with', async () => {
  const root = scratch({ 'package.json': '{}', [FILE]: TEXT })
  lay(disk, root)
  writeFileSync(join(root, FILE), 'by hand')
  const { code, found } = await doctor(root)
  expect({ code, next: found('journal')[0]?.next }).toEqual({
    code: 70,
    next: expect.stringContaining('teeth restore'),
  })
})

test.each([
  ['a configuration that does not fit', { 'teeth.config.json': '{ "lanez": 3 }' }, 'configuration'],
  ['an annotation that is no guard', { 'src/rows.ts': '// @teeth x\n//   tset: a.test.ts\n' }, 'guards'],
])('%s is told, and everything else too', async (_, texts, topic) => {
  const { code, found } = await doctor(rowsProject(texts))
  expect({ code, states: found(topic).map(({ state }) => state) }).toEqual({ code: 2, states: ['stops'] })
  expect(found('copy')).toHaveLength(1)
})

test('a project without Vitest is told what is missing', async () => {
  const { code, diagnosis, found } = await doctor(scratch({ 'package.json': '{}' }))
  expect({ code, vitest: diagnosis.versions.vitest }).toEqual({ code: 2, vitest: null })
  expect(found('vitest')).toMatchObject([{ state: 'stops', exitCode: 2 }])
})
