/** Annotations and `mutants/` into guards and problems, for all files at once. */

import { assemble, type Reading } from './assemble.ts'
import { readModule } from './from-module.ts'
import type { ReadInput } from './read-input.ts'
import { readSource } from './read-source.ts'
import { siteSelector } from './select-site.ts'

/**
 * Reads every guard of the given texts and modules. Never stops at a mistake: every one of every file is a problem,
 * and only its own guard is left out.
 */
export function read(input: ReadInput): Reading {
  const texts = new Map(input.sources.map((source) => [source.file, source.text]))
  const written = input.sources.flatMap((source) => readSource(source, input))
  const select = siteSelector(texts)
  const defined = input.modules.flatMap((module) => readModule(module, input, select))
  return assemble([...written, ...defined], texts)
}

export type { Reading } from './assemble.ts'
export type { LoadedModule, ReadInput, Source } from './read-input.ts'
