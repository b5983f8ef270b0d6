/** `teeth init`: what it would write, and the guard it shows. */

import { describe, expect, test } from 'vitest'
import { earlyExit, firstGuardText, guardable } from '../../../src/cli/first-guard.ts'
import { type InitFacts, initPlan } from '../../../src/cli/init-plan.ts'
import { inCi } from '../../../src/cli/invocation.ts'

const manifest = '{\n  "name": "rows",\n  "scripts": {\n    "test": "vitest run"\n  }\n}\n'

function planned(facts: Partial<InitFacts>) {
  const steps = initPlan({ manifest, isInGit: true, isTypeScript: true, installation: 'pnpm add -D teeth', ...facts })
  // A file's first step is what is done to it; what is said of it besides comes later.
  return Object.fromEntries(steps.toReversed().map((step) => [step.file, step]))
}

describe('the plan', () => {
  test('has a TypeScript configuration in a TypeScript project', () => {
    expect(planned({})['teeth.config.ts']?.text).toContain('export default defineConfig({')
  })

  test('has a JavaScript configuration in a JavaScript project', () => {
    expect(Object.keys(planned({ isTypeScript: false }))).toContain('teeth.config.mjs')
  })

  test('adds a script and leaves the rest of package.json as it was', () => {
    expect(planned({})['package.json']?.text).toBe(
      '{\n  "name": "rows",\n  "scripts": {\n    "test": "vitest run",\n    "teeth": "teeth"\n  }\n}\n',
    )
  })

  test('adds scripts where there are none', () => {
    expect(JSON.parse(planned({ manifest: '{\n  "name": "rows"\n}' })['package.json']?.text ?? '')).toEqual({
      name: 'rows',
      scripts: { teeth: 'teeth' },
    })
  })

  test('never takes the place of a script that is there', () => {
    const step = planned({ manifest: '{ "scripts": { "teeth": "brush" } }' })['package.json']
    expect(step).toEqual({ file: 'package.json', says: 'left alone: it has a script `teeth` already (`brush`)' })
  })

  test.each([
    ['a file that ends in a line end', 'dist/\n', 'dist/\n.teeth/\n'],
    ['a file that does not', 'dist/', 'dist/\n.teeth/\n'],
    ['a file with CRLF', 'dist/\r\n', 'dist/\r\n.teeth/\r\n'],
    ['no file', undefined, '.teeth/\n'],
  ])('adds a line to %s', (_, ignored, expected) => {
    expect(planned(ignored === undefined ? {} : { ignored })['.gitignore']?.text).toBe(expected)
  })

  test.each(['.teeth/', '/.teeth', '.teeth'])('adds no line where `%s` is there', (line) => {
    expect(planned({ ignored: `dist/\n${line}\n` })['.gitignore']?.text).toBeUndefined()
  })

  test.each([
    ['is not there yet', manifest, true],
    ['is there', '{ "devDependencies": { "teeth": "1.0.0" } }', false],
    ['is the project itself', '{ "name": "teeth" }', false],
  ])('says how the tool is added only when it is not there: %s', (_, text, isSaid) => {
    const steps = initPlan({ manifest: text, isInGit: true, isTypeScript: true, installation: 'pnpm add -D teeth' })
    expect(steps.some(({ says }) => says.includes('`pnpm add -D teeth`'))).toBe(isSaid)
  })

  test('makes no .gitignore outside git', () => {
    expect(planned({ isInGit: false })['.gitignore']).toBeUndefined()
  })
})

describe('the plan for a CI', () => {
  const files = [{ file: '.github/workflows/teeth.yml', text: 'on: pull_request\n' }]
  const ci = { files, present: [] }

  test('has the workflows, and joins the history line by line', () => {
    const steps = planned({ ci })
    expect(steps['.github/workflows/teeth.yml']?.text).toBe('on: pull_request\n')
    expect(steps['.gitattributes']?.text).toBe('reports/history.jsonl merge=union\n')
  })

  test('keeps a workflow that is there', () => {
    const step = planned({ ci: { files, present: ['.github/workflows/teeth.yml'] } })['.github/workflows/teeth.yml']
    expect(step?.text, 'the plan keeps a workflow that is there').toBeUndefined()
  })

  test('adds its line to .gitattributes once', () => {
    const attributes = '* text=auto\nreports/history.jsonl merge=union\n'
    expect(planned({ ci: { ...ci, attributes } })['.gitattributes']?.text).toBeUndefined()
  })

  test('leaves a configuration alone that is there', () => {
    expect(planned({ configured: 'teeth.config.mjs' })['teeth.config.mjs']).toEqual({
      file: 'teeth.config.mjs',
      says: 'left alone: it holds a configuration already',
    })
  })

  test.each([
    ['npm ci', []],
    ['npm install --global pnpm && pnpm install --frozen-lockfile', ['pnpm-lock.yaml']],
  ])('installs what the lock file says: %s', (installs, names) => {
    expect(inCi(names).installs).toBe(installs)
  })
})

describe('the first guard', () => {
  test('pairs a source with the test of its name', () => {
    const files = ['src/index.ts', 'src/plane-lookup.ts', 'src/types.d.ts', 'test/plane-lookup.spec.ts']
    expect(guardable(files)).toEqual([{ source: 'src/plane-lookup.ts', test: 'test/plane-lookup.spec.ts' }])
  })

  test.each([
    ['  if (row.plane !== plane) return undefined', 2],
    ['  if (!id) throw new Error()', 2],
    ['  return rows', undefined],
  ])('stands above an early exit: %s', (line, expected) => {
    expect(earlyExit(`function find() {\n${line}\n}`)).toBe(expected)
  })

  test('can be pasted as it is shown', () => {
    const guard = { source: 'src/planeLookup.ts', test: 'test/planeLookup.test.ts', line: 12 }
    expect(firstGuardText(guard, 'pnpm teeth')).toBe(`A first guard, to paste above line 12 of src/planeLookup.ts:

  // @teeth plane-lookup-holds: <what this line promises, in the words of your domain>
  //   test: test/planeLookup.test.ts
  //   revert: remove

Its test goes red for the named reason when the failing title or message holds that promise.
Then: pnpm teeth src/planeLookup.ts
`)
  })
})
