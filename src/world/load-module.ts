/** How a module of the user's own code is loaded: by Node where Node can, by the project's Vite where it cannot. */

import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadThroughVite } from './users-vite.ts'

/** What Node answers to a file that Vite may still understand: all of TypeScript, imports without an extension. */
const LOADER_CODES = [
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_ESM_URL_SCHEME',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  'ERR_INVALID_TYPESCRIPT_SYNTAX',
  'ERR_IMPORT_ATTRIBUTE_MISSING',
]

/** Every export of `file` (absolute). Throws what the module throws, or why nobody here can load it. */
export async function loadModule(root: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  const failure = isForNode(file) ? await tryNode(file) : undefined
  if (failure?.kind === 'loaded') return failure.exports
  const loaded = await loadThroughVite(root, file)
  if (loaded !== undefined) return loaded
  if (failure !== undefined) throw failure.error
  throw new Error('this Node cannot load it by itself, and the project has no Vite that could')
}

type NodeAnswer =
  | { readonly kind: 'loaded'; readonly exports: Readonly<Record<string, unknown>> }
  | { readonly kind: 'not-for-node'; readonly error: unknown }

async function tryNode(file: string): Promise<NodeAnswer> {
  try {
    return { kind: 'loaded', exports: await import(pathToFileURL(file).href) }
  } catch (error) {
    if (isLoaderError(error)) return { kind: 'not-for-node', error }
    throw error
  }
}

function isLoaderError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOADER_CODES.some((code) => code === error.code)
}

/** Node warns, on the user's terminal, about a module whose package does not say what it is. */
function isForNode(file: string): boolean {
  const extension = extname(file)
  const isTypeScript = /^\.[mc]?ts$/.test(extension)
  if (isTypeScript && !process.features.typescript) return false
  if (!isTypeScript && !/^\.[mc]?js$/.test(extension)) return false
  return /^\.[mc]/.test(extension) || packageType(dirname(file)) === 'module'
}

function packageType(folder: string): unknown {
  const manifest = join(folder, 'package.json')
  if (existsSync(manifest)) return typeIn(readFileSync(manifest, 'utf8'))
  return dirname(folder) === folder ? undefined : packageType(dirname(folder))
}

function typeIn(text: string): unknown {
  try {
    const manifest: unknown = JSON.parse(text)
    return typeof manifest === 'object' && manifest !== null && 'type' in manifest ? manifest.type : undefined
  } catch {
    return undefined
  }
}
