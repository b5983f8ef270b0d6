/** The configuration of StrykerJS in a project, as far as a sweep has to know it. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from './load-module.ts'

export type StrykerConfig = Readonly<Record<string, unknown>>

/** What Stryker looks for, in this order. */
const NAMES = ['', '.'].flatMap((prefix) =>
  ['.conf', '.config'].flatMap((suffix) =>
    ['json', 'js', 'mjs', 'cjs'].map((extension) => `${prefix}stryker${suffix}.${extension}`),
  ),
)

/** What Stryker mutates where nothing else is said. */
const MUTATE = [
  '{src,lib}/**/!(*.+(s|S)pec|*.+(t|T)est).+(cjs|mjs|js|ts|mts|cts|jsx|tsx|html|vue|svelte)',
  '!{src,lib}/**/__tests__/**/*.+(cjs|mjs|js|ts|mts|cts|jsx|tsx|html|vue|svelte)',
]

/** Nothing in a declaration runs, and Stryker stops at what only a declaration may say. */
const DECLARATIONS = ['!**/*.d.ts', '!**/*.d.mts', '!**/*.d.cts']

/** Empty where there is none. One that does not load is empty too: Stryker reads it again, and says what is wrong with it. */
export async function strykerConfig(root: string): Promise<StrykerConfig> {
  const file = NAMES.map((name) => join(root, name)).find((path) => existsSync(path))
  if (file === undefined) return {}
  try {
    const value = file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : await defaultOf(root, file)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Globs of what is mutated; those behind a `!` take away. */
export function mutatedBy({ mutate }: StrykerConfig): readonly string[] {
  return [...(isTexts(mutate) ? mutate : MUTATE), ...DECLARATIONS]
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

async function defaultOf(root: string, file: string): Promise<unknown> {
  const exports = await loadModule(root, file)
  return exports['default']
}
