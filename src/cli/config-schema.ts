/** The shape of a configuration as data: what files are checked with, and what the shipped JSON Schema is made of. */

import { z } from 'zod'
import type { Config } from '../model/config.ts'
import { STRATEGY_WISHES } from './strategy-wish.ts'

/** Long because it lists every key. Each refusal says what was expected. Built on call, in a file that is imported only where a configuration was found. */
export function configSchema() {
  const schema = z.strictObject(
    {
      include: texts('Globs (POSIX, from the root) of the files in which guards are looked for.'),
      exclude: texts('Globs of files in which no guard is looked for, besides node_modules and what git ignores.'),
      lanes: whole(1, 256, 'How many lanes run side by side.'),
      deadline: whole(1, 2 ** 31 - 1, 'The longest a single run may take, in milliseconds.'),
      repeat: whole(1, 1000, 'How many trials each guard gets.'),
      isolate: flag('Starts a fresh worker for every run and never re-uses one.'),
      offline: flag('Refuses connections that leave the machine.'),
      strategy: z
        .enum(STRATEGY_WISHES, { error: `expected ${STRATEGY_WISHES.map((wish) => `\`${wish}\``).join(', ')}` })
        .describe('How the old behaviour gets before the tests.')
        .exactOptional(),
      prepare: text()
        .describe('A shell command to run in the tree after every revert on disk and before its tests.')
        .exactOptional(),
      naming: z
        .enum(['usual', 'strict'], { error: 'expected `usual` or `strict`' })
        .describe('`strict` counts assertions only.')
        .exactOptional(),
      project: texts('Names of the Vitest projects to prove in; all when absent.'),
      vitestConfig: inside('Path of the Vitest configuration, from the root.').exactOptional(),
      history: flag('Adds a line to reports/history.jsonl after every finished run.'),
      reporters: z
        .array(reporter(), { error: 'expected a list of reports' })
        .describe('Which reports to give.')
        .exactOptional(),
      layers: z
        .record(z.string(), layer(), { error: 'expected an object of `{ proves, network }` by name of Vitest project' })
        .describe('What each Vitest project proves, by its name; shown by `teeth layers`.')
        .exactOptional(),
    },
    { error: 'expected an object' },
  )
  return schema satisfies z.ZodType<Config>
}

/**
 * The JSON Schema for editors: the whole text of `schema/config.schema.json`, line end included. `$schema` is let
 * through: it is how an editor is told.
 */
export function configJsonSchema(): string {
  const { properties, ...rest } = z.toJSONSchema(configSchema(), { io: 'input' })
  const schema = { ...rest, title: 'teeth configuration', properties: { $schema: { type: 'string' }, ...properties } }
  return `${JSON.stringify(schema, null, 2)}\n`
}

function texts(description: string) {
  return z.array(text(), { error: 'expected a list of texts' }).describe(description).exactOptional()
}

function whole(least: number, most: number, description: string) {
  const error = `expected a whole number, ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error }).describe(description).exactOptional()
}

function flag(description: string) {
  return z.boolean({ error: 'expected `true` or `false`' }).describe(description).exactOptional()
}

function text() {
  return z.string({ error: 'expected a text' }).min(1, { error: 'expected a text that is not empty' })
}

/** A project's configuration never makes us read or write outside the project. */
function inside(description: string) {
  // @teeth reports-stay-inside: a configuration never has a report written outside the project
  //   test: test/unit/cli/config-schema.test.ts
  //   was: return text().describe(description)
  return text()
    .regex(/^(?![/\\]|[A-Za-z]:|(.*[/\\])?\.\.([/\\]|$))/, {
      error: 'expected a path inside the project, from its root',
    })
    .describe(description)
}

function reporter() {
  const named = z.strictObject({
    name: text(),
    outputFile: inside('Where the report is written, from the root.').exactOptional(),
  })
  return z.union([text(), named], {
    error: 'expected a name, or `{ name, outputFile }` with a path inside the project',
  })
}

function layer() {
  const error = 'expected `{ proves, network }`'
  return z.strictObject(
    {
      proves: text().describe('What a green test of this layer shows, in one sentence.'),
      network: z.boolean({ error: 'expected `true` or `false`' }).describe('Whether its tests may leave the machine.'),
    },
    { error },
  )
}
