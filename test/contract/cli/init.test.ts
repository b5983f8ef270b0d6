/** `teeth init` in a real project: what it writes, what it says, and that it takes nobody's place. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsProject, teeth } from '../../support/binary.ts'
import { git } from '../../support/scratch.ts'

describe('teeth init', () => {
  test('writes a configuration, a script and an ignored folder, says so, and shows a first guard', async () => {
    const root = rowsProject({
      'tsconfig.json': '{}',
      'src/rows.ts': 'export function rows(id: string) {\n  if (!id) return []\n  return [id]\n}\n',
    })
    const { code, out, err } = await teeth(root, ['init'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(git(root, 'status', '--porcelain')).toBe(' M .gitignore\n M package.json\n?? teeth.config.ts\n')
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(
      '{ "name": "rows", "type": "module", "scripts": { "teeth": "teeth" } }\n',
    )
    for (const file of ['teeth.config.ts:', 'package.json:', '.gitignore:']) expect(out).toContain(file)
    expect(out).toContain('above line 2 of src/rows.ts')
  })

  test('writes nothing when it is only to say what it would do', async () => {
    const root = rowsProject()
    const { code, out } = await teeth(root, ['init', '--dry-run'])
    expect(code).toBe(0)
    expect(out).toContain('would be changed')
    expect(git(root, 'status', '--porcelain')).toBe('')
  })

  test.each([
    ['a file', { 'teeth.config.mjs': 'export default {}\n' }],
    ['a file that does not even load', { 'teeth.config.json': '{' }],
    ['a key in package.json', { 'package.json': '{ "teeth": {} }\n' }],
  ])('leaves a configuration alone that is there: %s', async (_, texts) => {
    const root = rowsProject(texts)
    const { code, out } = await teeth(root, ['init'])
    expect(code).toBe(0)
    expect(out).toContain(`${Object.keys(texts)[0]}: left alone: it holds a configuration already`)
    expect(git(root, 'status', '--porcelain')).not.toMatch(/teeth\.config/)
  })

  test('changes nothing when it is run again', async () => {
    const root = rowsProject()
    await teeth(root, ['init'])
    const before = git(root, 'diff')
    const { code, out } = await teeth(root, ['init'])
    expect({ code, diff: git(root, 'diff') }).toEqual({ code: 0, diff: before })
    expect(out.match(/left alone/g)).toHaveLength(3)
  })

  test.each([[[]], [['--ci']]])('shows no first guard where there are guards: init %j', async (flags) => {
    const guard = '// @teeth keeps-rows: keeps the rows\n//   test: test/rows.test.ts\n//   revert: remove\n'
    const { out } = await teeth(rowsProject({ 'src/rows.ts': `${guard}export const rows = []\n` }), ['init', ...flags])
    expect([out.includes('A first guard'), out.includes('teeth list` names them')]).toEqual([false, true])
  })

  test('sets a CI up in a project that has a configuration, and does so once', async () => {
    const root = rowsProject({ 'teeth.config.mjs': 'export default {}\n' })
    const { code } = await teeth(root, ['init', '--ci'])
    expect(code).toBe(0)
    expect(git(root, 'status', '--porcelain', '--untracked-files=all').split('\n')).toEqual(
      expect.arrayContaining([
        '?? .gitattributes',
        '?? .github/workflows/teeth-comment.yml',
        '?? .github/workflows/teeth-nightly.yml',
        '?? .github/workflows/teeth.yml',
      ]),
    )
    const before = git(root, 'status', '--porcelain')
    const { out } = await teeth(root, ['init', '--ci'])
    expect([git(root, 'status', '--porcelain'), out.includes('teeth.yml: left alone')]).toEqual([before, true])
  })

  test('asks for a package.json', async () => {
    const { code, err } = await teeth(rowsProject(), ['init', '--root', 'src'])
    expect(code).toBe(2)
    expect(err).toContain('package.json')
  })
})
