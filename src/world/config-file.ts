/** The file in which a project says how its guards are proven: found, loaded, not yet believed. */

import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import { loadModule } from './load-module.ts'

export type FoundConfig = {
  /** As a person would name it: from the root, or absolute when it lies elsewhere. */
  readonly file: string
  readonly value: unknown
}

export const CONFIG_NAMES = [
  'teeth.config.ts',
  'teeth.config.mts',
  'teeth.config.js',
  'teeth.config.mjs',
  'teeth.config.json',
] as const

/**
 * Reads the configuration of the project in `root`, or the file at `explicit` (absolute); undefined when there is none.
 * Throws `config-missing` for an explicit one that is not there, `config-invalid` when there are two, `config-failed`
 * when it does not load.
 */
export async function readConfigFile(root: string, explicit?: string): Promise<FoundConfig | undefined> {
  if (explicit !== undefined) return readExplicit(root, explicit)
  const names = CONFIG_NAMES.filter((name) => existsSync(join(root, name)))
  const inManifest = existsSync(join(root, 'package.json')) ? ownKey(root, join(root, 'package.json')) : undefined
  const [first, second] = inManifest === undefined ? names : [...names, 'package.json']
  if (second !== undefined) {
    throw new TeethError('config-invalid', `\`${first}\` and \`${second}\` both hold a configuration; keep one of them`)
  }
  return inManifest ?? (first === undefined ? undefined : readFile(root, join(root, first)))
}

async function readExplicit(root: string, file: string): Promise<FoundConfig> {
  if (!existsSync(file))
    throw new TeethError('config-missing', `there is no configuration file \`${shown(root, file)}\``)
  if (basename(file) !== 'package.json') return readFile(root, file)
  const found = ownKey(root, file)
  if (found !== undefined) return found
  throw new TeethError('config-missing', `\`${shown(root, file)}\` has no key \`teeth\``)
}

async function readFile(root: string, file: string): Promise<FoundConfig> {
  if (file.endsWith('.json')) return { file: shown(root, file), value: withoutSchema(readJson(root, file)) }
  const exports = await load(root, file)
  if ('default' in exports) return { file: shown(root, file), value: exports['default'] }
  throw new TeethError(
    'config-failed',
    `\`${shown(root, file)}\` has no default export; expected \`export default defineConfig({ … })\``,
  )
}

async function load(root: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await loadModule(root, file)
  } catch (error) {
    throw failed(root, file, error)
  }
}

function ownKey(root: string, manifest: string): FoundConfig | undefined {
  const value = readJson(root, manifest)
  if (typeof value !== 'object' || value === null || !('teeth' in value)) return undefined
  return { file: shown(root, manifest), value: value.teeth }
}

function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw failed(root, file, error)
  }
}

/** Editors find the JSON Schema through this key; it says nothing to us. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'))
}

function failed(root: string, file: string, error: unknown): TeethError {
  const reason = error instanceof Error ? error.message : String(error)
  return new TeethError('config-failed', `\`${shown(root, file)}\` could not be loaded: ${reason}`, { cause: error })
}

function shown(root: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/')
  return path.startsWith('..') ? file : path
}
