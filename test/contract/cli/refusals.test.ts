/** What stops a command: one message with the way out on stderr, nothing on stdout, exit 2. */

import { describe, expect, test } from 'vitest'
import { ROWS, rowsProject, teeth } from '../../support/binary.ts'
import { repository } from '../../support/scratch.ts'

const OLD_VITEST = { 'node_modules/vitest/package.json': '{ "name": "vitest", "version": "2.1.9" }' }

describe('without Vitest', () => {
  test('a project without Vitest is told which one is needed', async () => {
    const { code, out, err } = await teeth(repository(ROWS), [])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/no `vitest`[\s\S]*`3\.2\.0`[\s\S]*next[\s\S]*teeth explain vitest-missing/)
  })

  test('a project with a Vitest that is too old is told both versions', async () => {
    const { code, err } = await teeth(repository({ ...ROWS, ...OLD_VITEST }), [])
    expect(code).toBe(2)
    expect(err).toContain('`2.1.9`')
    expect(err).toContain('`3.2.0`')
  })

  test.each([
    ['a flag and the nearest one', ['--lnaes', '2'], 'did you mean `--lanes`?'],
    ['a command and the nearest one', ['lits'], 'did you mean `teeth list`?'],
    ['a file and the one of that name', ['rows.ts'], 'did you mean `src/rows.ts`?'],
    ['a file and the nearest one', ['src/rwos.ts'], 'did you mean `src/rows.ts`?'],
    ['a path outside the root', ['..'], 'outside the root'],
    ['a configuration that is not there', ['--config', 'ci/teeth.json'], '`ci/teeth.json`'],
    ['a root that is not there', ['--root', 'packages/rows'], '`packages/rows`'],
    ['a report and the nearest one', ['--reporter', 'juint'], 'did you mean `junit`?'],
    ['a file that cannot be written', ['--reporter', 'junit=src'], 'is a folder'],
  ])('names %s', async (_, words, says) => {
    const { code, out, err } = await teeth(repository(ROWS), words)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(says)
  })

  test('names the Vitest projects that there are, the one without a name too', async () => {
    const { code, err } = await teeth(rowsProject(), ['--project', 'nightly'])
    expect([code, err]).toEqual([2, expect.stringContaining('there are: `(unnamed)`')])
  })

  test('names a ref that git does not know', async () => {
    const { code, err } = await teeth(repository(ROWS), ['list', '--changed=no-such-branch'])
    expect(code).toBe(2)
    expect(err).toContain('`no-such-branch`')
  })

  test.each([
    ['an unknown key and the nearest one', '{ "lnaes": 2 }', 'there is no key `lnaes`; did you mean `lanes`?'],
    ['a value that does not fit', '{ "lanes": "two" }', '`lanes` is `"two"`; expected a whole number'],
    ['a file that is no JSON', '{ lanes: 2 }', 'could not be loaded'],
  ])('names the configuration and %s', async (_, text, says) => {
    const { code, err } = await teeth(repository({ ...ROWS, 'teeth.config.json': text }), ['list'])
    expect(code).toBe(2)
    expect(err).toContain('`teeth.config.json`')
    expect(err).toContain(says)
  })
})

describe('an empty selection', () => {
  test('of a file without guards says where guards are', async () => {
    const { code, out, err } = await teeth(rowsProject(), ['src/planes.ts'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('no guard is in or names `src/planes.ts`; guards are in `src/rows.ts` (1)')
  })

  test('of a pattern names the nearest id', async () => {
    const { code, err } = await teeth(rowsProject(), ['-t', 'plane-aware-lokup'])
    expect(code).toBe(2)
    expect(err).toContain('did you mean `plane-aware-lookup`?')
  })

  test('of a project without guards says how to begin', async () => {
    const { code, err } = await teeth(rowsProject({ 'src/rows.ts': '' }), [])
    expect(code).toBe(2)
    expect(err).toContain('teeth init')
  })

  test('passes where that is allowed', async () => {
    expect((await teeth(rowsProject(), ['src/planes.ts', '--passWithNoGuards'])).code).toBe(0)
  })

  test('is told to programs too, in JSON with the same exit code', async () => {
    const { code, out } = await teeth(rowsProject(), ['src/planes.ts', '--json'])
    expect(JSON.parse(out)).toMatchObject({ exitCode: 2, guards: [] })
    expect(code).toBe(2)
  })
})
