/** Runs a text as a program of its own and tells what it answered and which probes were hit. */

import { createContext, Script } from 'node:vm'
import { ts } from '../../../src/syntax/parse.ts'

export type Ran = {
  /** What the text's `answer()` returned or resolved to, as JSON; how it threw otherwise. */
  readonly answer: string
  /** Site numbers in the order of the hits. */
  readonly hits: readonly number[]
}

/** The text exports `answer`. JSX becomes calls of a global `h`, which makes arrays. */
export async function runText(text: string): Promise<Ran> {
  const { outputText } = ts.transpileModule(text, {
    fileName: 'snippet.tsx',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      jsxFactory: 'h',
      jsxFragmentFactory: 'Fragment',
    },
  })
  const hits: number[] = []
  const exports: { answer?: () => unknown } = {}
  const globals = {
    exports,
    __teeth_hit__: (site: number) => void hits.push(site),
    h: (...parts: readonly unknown[]) => parts,
    Fragment: 'fragment',
  }
  try {
    new Script(outputText).runInContext(createContext(globals))
    return { answer: JSON.stringify(await exports.answer?.()) ?? 'undefined', hits }
  } catch (error) {
    return { answer: `threw ${String(error)}`, hits }
  }
}
