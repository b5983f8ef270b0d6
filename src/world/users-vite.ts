/** The Vite that the user's project has, by itself or through Vitest; the one importer of it. */

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createServer, runnerImport } from 'vite'

type Exports = Readonly<Record<string, unknown>>

/** What is used of Vite; `runnerImport` came with 6.1. */
type Vite = { readonly createServer: typeof createServer; readonly runnerImport?: typeof runnerImport }

/**
 * Loads a module with the project's own Vite, which knows all of TypeScript and imports without an extension, but
 * without the project's Vite configuration; undefined when the project has no Vite. Throws what the module throws.
 */
export async function loadThroughVite(root: string, file: string): Promise<Exports | undefined> {
  const vite = await usersVite(root)
  if (vite === undefined) return undefined
  // Vite evaluates what it made of the file; with its source map an error still shows the line that was written.
  process.setSourceMapsEnabled(true)
  if (vite.runnerImport === undefined) return loadThroughServer(vite, root, file)
  const { module } = await vite.runnerImport<Exports>(file, { root, configFile: false, logLevel: 'silent' })
  return module
}

async function usersVite(root: string): Promise<Vite | undefined> {
  const folder = packageFolder(root, 'vite') ?? viteOfVitest(root)
  if (folder === undefined) return undefined
  // By path: `require.resolve` would find the deprecated CommonJS entry of Vite 5 and 6.
  const entry = pathToFileURL(join(folder, 'dist/node/index.js')).href
  // The module is the user's: its type is known only by what Vite documents.
  return (await import(entry)) as Vite
}

function viteOfVitest(root: string): string | undefined {
  const vitest = packageFolder(root, 'vitest')
  return vitest && packageFolder(vitest, 'vite')
}

function packageFolder(from: string, name: string): string | undefined {
  try {
    return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

async function loadThroughServer(vite: Vite, root: string, file: string): Promise<Exports> {
  const server = await vite.createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await server.ssrLoadModule(file)
  } finally {
    await server.close()
  }
}
