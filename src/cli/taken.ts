/** What a file is to hold that was changed while its old behaviour was in it, by the version that a person takes. */

import { keepsLinesOf, merge } from '../revert/merge.ts'
import type { Decision } from '../world/restore-tree.ts'
import type { Version, Versions } from '../world/settle-conflict.ts'

/** A version that cannot be made is not possible; the others always are. */
export function taken(version: Version, versions: Versions): Decision {
  if (version === 'original') return { kind: 'settle', wished: versions.original }
  if (version === 'edited') return { kind: 'settle', wished: versions.edited }
  const wished = merged(versions)
  return wished === undefined ? { kind: 'not-possible' } : { kind: 'settle', wished }
}

/** Undefined when the change touches what the revert touched, or one of the versions is no text. */
export function merged({ edited, original, reverted }: Versions): Buffer | undefined {
  const [base, one, other] = [textOf(reverted), textOf(edited), textOf(original)]
  if (base === undefined || one === undefined || other === undefined) return undefined
  // Whoever saves what an editor still held has taken the old behaviour out with it.
  // @teeth an-editor-holds-the-original: what an editor saves over the old behaviour is merged already
  //   test: test/unit/cli/restore.test.ts
  //   was: const text = merge(base, one, other)
  const text = keepsLinesOf(other, base, one) ? one : merge(base, one, other)
  return text === undefined ? undefined : Buffer.from(text)
}

/** Undefined for bytes that are not UTF-8, and for no file. */
export function textOf(bytes: Buffer | undefined): string | undefined {
  const text = bytes?.toString('utf8')
  return text !== undefined && bytes?.equals(Buffer.from(text)) ? text : undefined
}
