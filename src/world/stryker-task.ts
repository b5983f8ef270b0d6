/** One run of StrykerJS through its API, with the user's own configuration under what a sweep needs. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StrykerTask } from './stryker-process.ts'

/** What Stryker looks for, in this order. */
const CONFIG_FILES = ['', '.'].flatMap((prefix) =>
  ['.conf', '.config'].flatMap((suffix) =>
    ['json', 'js', 'mjs', 'cjs'].map((extension) => `${prefix}stryker${suffix}.${extension}`),
  ),
)

const REPORTER = new URL(
  `./stryker-reporter${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
).href

/** Ends the process: Stryker leaves handles open. It says itself, on stdout, what went wrong. */
export async function runTask(text: string): Promise<void> {
  // Written by `runStryker`, which is our only caller.
  const task = JSON.parse(text) as StrykerTask
  const own = await ownConfig(task.root)
  // What every StrykerJS from the oldest supported on exports.
  const { Stryker } = (await import(task.core)) as StrykerModule
  try {
    await new Stryker(optionsFor(task, own)).runMutationTest()
    process.exit(0)
  } catch {
    process.exit(1)
  }
}

type StrykerModule = {
  readonly Stryker: new (options: object) => { runMutationTest(): Promise<unknown> }
}

type Config = Readonly<Record<string, unknown>>

/** The glob finds nothing where packages lie apart, as pnpm has them: what we need is named by its place. */
function optionsFor({ options: { forced, defaults }, plugins }: StrykerTask, own: Config): object {
  const said = Object.fromEntries(Object.entries(defaults).filter(([key]) => own[key] === undefined))
  const named = Array.isArray(own['plugins']) ? own['plugins'] : ['@stryker-mutator/*']
  return { ...said, ...forced, plugins: [...named, ...plugins, REPORTER] }
}

/** Only to know what it says; Stryker reads it again, and complains of what is wrong in it. */
async function ownConfig(root: string): Promise<Config> {
  const file = CONFIG_FILES.map((name) => join(root, name)).find((path) => existsSync(path))
  if (file === undefined) return {}
  try {
    return configIn(file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : await defaultOf(file))
  } catch {
    return {}
  }
}

async function defaultOf(file: string): Promise<unknown> {
  const module: Config = await import(pathToFileURL(file).href)
  return module['default']
}

function configIn(value: unknown): Config {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
