/** Whether the function that `revert: with` names is there. */

import { nearest } from '../model/nearest.ts'
import type { RevertSpec } from '../model/revert.ts'
import type { Complaint } from './annotation.ts'
import { exportedRevert } from './exported.ts'
import { quoted } from './quoted.ts'
import type { ReadInput } from './read-input.ts'

/** A module that is on disk but was not loaded has been answered for by whoever loads modules. */
export function withComplaint(spec: RevertSpec, input: ReadInput): Complaint | undefined {
  if (spec.kind !== 'with') return undefined
  const module = input.modules.find((loaded) => loaded.path === spec.module)
  if (module === undefined) return input.knownFiles.has(spec.module) ? undefined : noModule(spec.module, input)
  if (exportedRevert(module.exports, spec.name) !== undefined) return undefined
  const functions = Object.keys(module.exports).filter((name) => typeof module.exports[name] === 'function')
  const meant = nearest(spec.name, functions)
  return {
    code: 'bad-revert',
    message: `${quoted(spec.module)} exports no function ${quoted(spec.name)}${meant === undefined ? '' : `; the nearest is ${quoted(meant)}`}`,
    wayOut: 'Name a function that the module exports: it is given the node and returns the old code as text.',
  }
}

function noModule(path: string, input: ReadInput): Complaint {
  const paths = input.modules.map((module) => module.path)
  const meant = nearest(path, paths)
  return {
    code: 'bad-revert',
    message: `there is no module ${quoted(path)}${meant === undefined ? '' : `; the nearest is ${quoted(meant)}`}`,
    wayOut: 'Write the path of a module in `mutants/`, from the root, then `#` and the name of an export.',
  }
}
