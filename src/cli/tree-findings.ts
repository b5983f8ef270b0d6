/** What the state of a tree means for the next command. */

import { TREE_ERROR_TEXTS } from '../errors/tree-error-texts.ts'
import { count } from '../report/count.ts'
import type { TreeState } from '../world/tree-state.ts'
import { type Finding, fine, note, stops } from './finding.ts'

type EntryState = TreeState['entries'][number]

export function treeFindings(state: TreeState): readonly Finding[] {
  return [...lockFindings(state), ...journalFindings(state), leftoverFinding(state)]
}

/** Whether what is loaded from the tree now is what its owner wrote. */
export function isSettled({ holders, entries, unreadable }: TreeState): boolean {
  // @teeth the-doctor-loads-no-old-behaviour: Vitest is not started on old behaviour
  //   test: test/unit/cli/doctor.test.ts
  //   was: return holders.every(({ mode }) => mode === 'reading')
  return entries.length + unreadable.length === 0 && holders.every(({ mode }) => mode === 'reading')
}

function lockFindings({ holders, hasTemp }: TreeState): readonly Finding[] {
  if (!hasTemp) {
    return [
      stops(
        'lock',
        'there is no folder for temporary files that can be written, and locks lie in it',
        TREE_ERROR_TEXTS['temp-not-writable'],
      ),
    ]
  }
  if (holders.length === 0) return [fine('lock', 'no teeth is at work here')]
  return holders.map(({ mode, owner, since }) =>
    note(
      'lock',
      mode === 'writing'
        ? `a teeth (process ${owner.pid}, since ${since}) writes the tree: the next command waits for it`
        : `a teeth (process ${owner.pid}, since ${since}) runs tests: only \`--strategy in-place\` waits for it`,
    ),
  )
}

function journalFindings({ entries, unreadable, settled }: TreeState): readonly Finding[] {
  const found = [
    ...entries.map(entryFinding),
    ...unreadable.map((folder) =>
      stops('journal', `\`${folder}\` cannot be read`, TREE_ERROR_TEXTS['journal-unreadable']),
    ),
    ...settled.map((folder) =>
      note(
        'journal',
        `\`${folder}\` keeps the versions of a conflict that was settled`,
        'Remove it when you need none of them.',
      ),
    ),
  ]
  return found.length === 0 ? [fine('journal', 'no file holds old behaviour')] : found
}

function entryFinding({ entry, state, owner }: EntryState): Finding {
  const { file, startedAt } = entry
  if (owner === 'alive') return note('journal', `\`${file}\` is under a trial since ${startedAt}`)
  if (state === 'original') return note('journal', `\`${file}\` is as it was: the next command forgets its entry`)
  if (state === 'reverted')
    return note(
      'journal',
      `\`${file}\` holds the old behaviour of a teeth that was ended: the next command restores it`,
    )
  const how = state === 'missing' ? 'deleted' : 'changed'
  const text = `\`${file}\` was ${how} while its old behaviour was in it`
  return stops('journal', text, TREE_ERROR_TEXTS['edited-meanwhile'])
}

function leftoverFinding({ leftovers }: TreeState): Finding {
  if (leftovers.length === 0) return fine('leftovers', 'no killed command left anything')
  return note('leftovers', `${count(leftovers.length, 'folder')} of killed commands: the next command removes them`)
}
