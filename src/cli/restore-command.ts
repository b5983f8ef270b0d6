/** `teeth restore`: puts right what a killed command left, shows what was changed meanwhile, and settles it as a person says. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { findRoot, namesIn, typedPath } from '../world/find-root.ts'
import { type Outcome, restoreTree } from '../world/restore-tree.ts'
import type { Call } from './call.ts'
import { invocation } from './invocation.ts'
import { restoreText } from './restore-text.ts'
import { outsideRoot } from './selected-paths.ts'
import { stdoutPaint } from './stdout-paint.ts'
import { taken } from './taken.ts'
import { waitingText } from './tree-texts.ts'

/**
 * 70 while a conflict stands, an entry cannot be read, or one belongs to a teeth that is at work. Throws TeethError
 * `path-outside-root`, and `usage` for a file without a conflict, after everything else is restored.
 */
export async function restoreCommand(call: Call): Promise<ExitCode> {
  const { host, flags } = call
  const { take } = flags
  const root = findRoot(host.cwd, flags.root)
  const files = call.operands.map((word) => wantedFile(root, host.cwd, word))
  const seen = new Set<string>()
  const outcomes = await restoreTree(
    root,
    {
      decide: (file, versions) => {
        seen.add(file)
        const isWanted = files.length === 0 || files.includes(file)
        return take !== undefined && isWanted ? taken(take, versions) : { kind: 'leave' }
      },
      setsAside: take === 'edited' && files.length === 0,
    },
    { onWait: (holder) => host.err(waitingText(holder)) },
  )
  const again = invocation(host.env, namesIn(root), flags)
  host.out(restoreText(outcomes, { root, again, paint: stdoutPaint(call) }))
  const strange = files.find((file) => !seen.has(file))
  if (strange !== undefined) throw new TeethError('usage', `there is no conflict about \`${strange}\``)
  return outcomes.some(isOpen) ? 70 : 0
}

function wantedFile(root: string, cwd: string, word: string): string {
  const typed = typedPath(root, cwd, word)
  if (typed.kind !== 'outside') return typed.path
  throw outsideRoot(word, root)
}

function isOpen({ kind }: Outcome): boolean {
  return kind === 'stands' || kind === 'unreadable' || kind === 'left-to-its-owner'
}
