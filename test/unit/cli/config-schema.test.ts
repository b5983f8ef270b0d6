/** The configuration: what is taken, what is refused and in which words, and the schema that is shipped. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { configProblems } from '../../../src/cli/config-problems.ts'
import { configJsonSchema, configSchema } from '../../../src/cli/config-schema.ts'

const REWRITE = `node -e "import('./src/cli/config-schema.ts').then((m) => process.stdout.write(m.configJsonSchema()))" > schema/config.schema.json`

function problems(value: unknown): readonly string[] {
  const schema = configSchema()
  const checked = schema.safeParse(value)
  return checked.success ? [] : configProblems(checked.error, value, Object.keys(schema.shape))
}

describe('a configuration', () => {
  test('may say nothing', () => {
    expect(problems({})).toEqual([])
  })

  test('may say everything', () => {
    const everything = {
      include: ['src/**'],
      exclude: ['src/generated/**'],
      lanes: 2,
      deadline: 10_000,
      repeat: 1,
      isolate: false,
      offline: true,
      naming: 'strict',
      project: ['unit'],
      vitestConfig: 'config/vitest.config.ts',
      reporters: ['default', { name: 'junit', outputFile: 'out/junit.xml' }],
      layers: { unit: { proves: 'pure rules', network: false } },
    }
    expect(problems(everything)).toEqual([])
  })

  test.each([
    [{ lanes: 'two' }, '`lanes` is `"two"`; expected a whole number, 1 to 256'],
    [{ lanes: 0 }, '`lanes` is `0`; expected a whole number, 1 to 256'],
    [{ repeat: 1.5 }, '`repeat` is `1.5`; expected a whole number, 1 to 1000'],
    [{ include: 'src' }, '`include` is `"src"`; expected a list of texts'],
    [{ include: ['src', ''] }, '`include[1]` is `""`; expected a text that is not empty'],
    [{ offline: 'yes' }, '`offline` is `"yes"`; expected `true` or `false`'],
    [{ naming: 'lax' }, '`naming` is `"lax"`; expected `usual` or `strict`'],
    [{ lnaes: 2 }, 'there is no key `lnaes`; did you mean `lanes`?'],
    [
      { layers: { unit: { proves: 'pure rules', network: false, netwrok: true } } },
      'there is no key `layers.unit.netwrok`; did you mean `network`?',
    ],
    [{ layers: { unit: { proves: 'pure rules' } } }, '`layers.unit.network` is missing; expected `true` or `false`'],
    [[], 'the configuration is `[]`; expected an object'],
  ])('that says %j is told what is wrong', (value, sentence) => {
    expect(problems(value)).toEqual([sentence])
  })

  test.each(['../out.xml', '/tmp/out.xml', 'a/../../out.xml', String.raw`C:\out.xml`, String.raw`..\out.xml`])(
    'never has a report written outside the project: %s',
    (outputFile) => {
      const [problem] = problems({ reporters: [{ name: 'junit', outputFile }] })
      expect(problem).toContain('expected a path inside the project')
    },
  )

  test('may have a report in a file whose name only looks like a way out', () => {
    expect(problems({ reporters: [{ name: 'junit', outputFile: 'a..b/..c.xml' }] })).toEqual([])
  })

  test('is told of all its mistakes at once', () => {
    expect(problems({ lanes: 0, repeat: 0, offine: true })).toHaveLength(3)
  })

  test('names every key when none is near', () => {
    expect(problems({ zzz: 1 })[0]).toContain('`vitestConfig`')
  })
})

test('the shipped JSON Schema is the one the code has', () => {
  const shipped = readFileSync(new URL('../../../schema/config.schema.json', import.meta.url), 'utf8')
  expect(shipped, `schema/config.schema.json is out of date; rewrite it: ${REWRITE}`).toBe(configJsonSchema())
})
