/** Serves texts from memory under the files' own ids, in every project and every Vite environment. */

import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { Overlay } from '../../model/run.ts'
import { rawModule, withProbes } from './probes.ts'
import type { LaneOptions } from './protocol.ts'
import type { PluginContainer, ViteServer, Vitest } from './vitest-shape.ts'

type Served = { readonly text: string; readonly raw: string; readonly isAbsent: boolean; served: number }

const ENDING = /\.[cm]?[jt]sx?$/

/** Where an address is looked for. */
type From = { readonly folder: string; readonly root: string }

/** The overlays of one lane. Nothing is overlaid until `lay`, and after `lift`. */
export class Overlays {
  readonly #vitest: Vitest
  readonly #options: LaneOptions
  readonly #byFile = new Map<string, Served>()

  constructor(vitest: Vitest, options: LaneOptions) {
    this.#vitest = vitest
    this.#options = options
    const servers = new Set([vitest.vite, ...vitest.projects.map((project) => project.vite)])
    for (const server of servers) for (const container of containersOf(server)) this.#stepIn(container, server)
  }

  lay(overlays: readonly Overlay[], hitsFile: string): void {
    overlays.forEach((overlay, index) => {
      const texts = { text: withProbes(overlay, index, hitsFile), raw: rawModule(overlay, index, hitsFile) }
      const path = join(this.#options.root, overlay.file)
      const isAbsent = overlay.isAbsent === true
      this.#byFile.set(isAbsent ? path : realpathSync(path), { ...texts, isAbsent, served: 0 })
    })
    this.#forgetModules()
  }

  /** Returns how often each overlay was asked for, in their order. */
  lift(): readonly number[] {
    const counts = [...this.#byFile.values()].map(({ served }) => served)
    this.#forgetModules()
    this.#byFile.clear()
    return counts
  }

  #forgetModules(): void {
    for (const file of this.#byFile.keys()) this.#vitest.invalidateFile(file)
  }

  // Plugins given to `createVitest` do not reach projects with a server of their own; their containers always do.
  #stepIn(container: PluginContainer, { config: { root = this.#options.root } }: ViteServer): void {
    const load = container.load.bind(container)
    const resolveId = container.resolveId.bind(container)
    container.load = async (id, ...rest) => {
      const made = await load(id, ...rest)
      return this.#answer(id, made) ?? made
    }
    // @teeth a-gone-file-is-found: a file that is gone is found
    //   test: test/unit/lane/before-the-first-run.test.ts
    //   revert: remove
    container.resolveId = async (id, importer, ...rest) => {
      const from = { folder: importer === undefined ? root : dirname(importer), root }
      // What has come in its place since, a folder of that name, was not there.
      // @teeth a-gone-file-keeps-its-place: a file that is gone keeps its place
      //   test: test/unit/lane/before-the-first-run.test.ts
      //   was: return (await resolveId(id, importer, ...rest)) ?? this.#find(id, from, addressesOf)
      return (
        this.#find(id, from, addressesOf) ?? (await resolveId(id, importer, ...rest)) ?? this.#find(id, from, folderOf)
      )
    }
  }

  /** A file that is not on disk, which Vite cannot find by itself. */
  #find(
    id: string,
    { folder, root }: From,
    addresses: (file: string) => readonly string[],
  ): { readonly id: string } | null {
    const [path = '', query] = id.split('?')
    const absent = [...this.#byFile].filter(([, { isAbsent }]) => isAbsent)
    const paths = [isAbsolute(path) ? path : resolve(folder, path), join(root, path)]
    const found = absent.find(([file]) => addresses(file).some((one) => paths.includes(one)))
    return found === undefined ? null : { id: query === undefined ? found[0] : `${found[0]}?${query}` }
  }

  /** `made` is what the user's own plugins have for it. */
  #answer(id: string, made: unknown): { readonly code: string } | undefined {
    const [file = '', query = ''] = id.split('?')
    const served = this.#byFile.get(file)
    if (served === undefined) return this.#isOwn(file) ? { code: readFileSync(file, 'utf8') } : undefined
    // @teeth a-block-is-cut-by-its-plugin: a part of a component is cut out by its plugin
    //   test: test/unit/lane/before-the-first-run.test.ts
    //   revert: remove
    if (belongsToAnotherPlugin(query)) return undefined
    const isRaw = /\braw\b/.test(query)
    // In its place the overlay would take away what the plugin does, and that is no part of the revert.
    // @teeth a-text-of-a-plugin-stays: a text that a plugin makes is left to it
    //   test: test/unit/lane/before-the-first-run.test.ts
    //   revert: remove
    if (!isRaw && !served.isAbsent && isOtherText(made, file)) return undefined
    served.served += 1
    return { code: isRaw ? served.raw : served.text }
  }

  /** The witness, which Vite would not read for a browser-like environment: it lies outside the project. */
  #isOwn(file: string): boolean {
    return file.startsWith(this.#options.scratch)
  }
}

/** How a module is addressed: with its ending or without, `./row.js` for `row.ts`. */
function addressesOf(file: string): readonly string[] {
  const bare = file.replace(ENDING, '')
  return [file, bare, ...['.js', '.jsx', '.mjs', '.cjs'].map((ending) => bare + ending)]
}

/** A folder stands for its index, where no file has its name. */
function folderOf(file: string): readonly string[] {
  return basename(file).replace(ENDING, '') === 'index' ? [dirname(file)] : []
}

/** A block of a component, cut out of the text that its plugin got from us; or an address instead of a text. */
function belongsToAnotherPlugin(query: string): boolean {
  return /(?:^|&)(?:vue|svelte|url|worker|sharedworker)\b/.test(query)
}

/** What a plugin has made of the file, as against the very text on disk, or nothing. */
function isOtherText(made: unknown, file: string): boolean {
  const code: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'code') : made
  return typeof code === 'string' && code !== readFileSync(file, 'utf8')
}

function containersOf(server: ViteServer): readonly PluginContainer[] {
  return server.environments === undefined
    ? [server.pluginContainer]
    : Object.values(server.environments).map((environment) => environment.pluginContainer)
}
