/** Which words go where: answers alone on stdout, everything else on stderr, colour only where it is wanted. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsProject, start, teeth } from '../../support/binary.ts'
import { git, write } from '../../support/scratch.ts'

const ESCAPE = '\u001B['

describe('an answer', () => {
  test('of the help is on stdout', async () => {
    const { code, out, err } = await teeth(rowsProject(), ['--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Usage: teeth /)
  })

  test('of the version is on stdout', async () => {
    expect(await teeth(rowsProject(), ['--version'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^\d/),
    })
  })

  test('of the list is on stdout', async () => {
    expect(await teeth(rowsProject(), ['list'])).toEqual({
      code: 0,
      err: '',
      out: 'plane-aware-lookup  src/rows.ts:4  test/rows.test.ts  reads the row from the requested plane\n1 guard\n',
    })
  })

  test('of the list is JSON alone when that is asked for', async () => {
    const { out, err } = await teeth(rowsProject(), ['list', '--json'])
    expect(err).toBe('')
    expect(JSON.parse(out)).toMatchObject({
      guards: [{ id: 'plane-aware-lookup', place: { file: 'src/rows.ts', line: 4 } }],
    })
  })

  test('of the layers is a table of the Vitest projects', async () => {
    const layers = '{ "layers": { "": { "proves": "rows are found", "network": false } } }'
    const { code, out } = await teeth(rowsProject({ 'teeth.config.json': layers }), ['layers'])
    expect(code).toBe(0)
    expect(out).toMatch(/\(unnamed\) +rows are found +no +1 +1 +vitest run\n/)
  })
})

describe('colour', () => {
  test.each<[string, NodeJS.ProcessEnv, readonly string[]]>([
    ['a pipe', {}, []],
    ['CI', { CI: 'true' }, []],
    ['NO_COLOR', { NO_COLOR: '1', GITHUB_ACTIONS: 'true' }, []],
    ['--no-color', { FORCE_COLOR: '1' }, ['--no-color']],
  ])('is off for %s', async (_, env, words) => {
    expect((await teeth(rowsProject(), ['list', ...words], env)).out).not.toContain(ESCAPE)
  })

  test.each<[string, NodeJS.ProcessEnv, readonly string[]]>([
    ['FORCE_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, []],
    ['--color', { NO_COLOR: '1' }, ['--color']],
  ])('is on for %s', async (_, env, words) => {
    expect((await teeth(rowsProject(), ['list', ...words], env)).out).toContain(ESCAPE)
  })
})

describe('a report', () => {
  test('for people is on stderr, and stdout stays empty', async () => {
    const { code, out, err } = await teeth(rowsProject(), ['src/rows.ts'])
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toContain('1 guard bites')
  })

  test('in JSON is alone on stdout, beside the one for people', async () => {
    const { code, out, err } = await teeth(rowsProject(), ['--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, exitCode: 0, counts: { bites: 1 }, strays: [] })
    expect(err).toContain('1 guard bites')
  })

  test('is written to its file, and leaves nothing else in the tree', async () => {
    const root = rowsProject()
    const { code, out } = await teeth(root, ['--reporter', 'junit', '--outputFile', 'out/junit.xml'])
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(readFileSync(join(root, 'out/junit.xml'), 'utf8')).toMatch(/^<\?xml /)
    expect(git(root, 'status', '--porcelain', '--untracked-files=all')).toBe('?? out/junit.xml\n')
  })

  test('on GitHub has annotations beside the JSON, and a summary of the job behind what is there', async () => {
    const root = rowsProject({
      'test/rows.test.ts': `import { test } from 'vitest'\nimport '../src/rows.ts'\ntest('rows', () => {})\n`,
    })
    write(root, { 'summary.md': '# before\n' })
    const env = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(root, 'summary.md') }
    const { code, out, err } = await teeth(root, ['--json'], env)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ exitCode: 1 })
    expect(err).toMatch(/^::error .*file=src\/rows\.ts/m)
    expect(readFileSync(join(root, 'summary.md'), 'utf8')).toMatch(/^# before\n## [\s\S]*plane-aware-lookup/)
  })

  test('in CI is preceded by plain lines of progress', async () => {
    const { err } = await teeth(rowsProject(), [], { CI: 'true' })
    expect(err).toMatch(/^proving 1 guard in 1 test file, 1 lane\n1 of 1 tried\n/)
    expect(err).not.toContain('\r')
  })

  test('for an agent is preceded by nothing', async () => {
    expect((await teeth(rowsProject(), [], { AI_AGENT: 'claude' })).err).toMatch(/^1 guard bites/)
  })
})

test('a reader that goes away is no fault', async () => {
  const { child, ended } = start(rowsProject(), ['--help'])
  child.stdout.destroy()
  expect(await ended).toMatchObject({ code: 0, err: '' })
})

test('a file that is named like a command is given by its path', async () => {
  const root = rowsProject({ 'list/rows.ts': 'export {}\n' })
  expect((await teeth(root, ['./list'])).err).toContain('no guard is in or names `list`')
})

test('a path may be given from the root, as reproduce lines have it, wherever the command is run', async () => {
  const root = rowsProject()
  const { code, out } = await teeth(join(root, 'test'), ['list', 'src/rows.ts'])
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('plane-aware-lookup') })
})
