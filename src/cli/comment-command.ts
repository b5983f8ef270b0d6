/** `teeth comment`: writes a ledger on its pull or merge request, and takes the ledger for what a stranger may have written. */

import { setTimeout } from 'node:timers/promises'
import { TeethError } from '../errors/teeth-error.ts'
import { keepComment, type Pause } from '../forge/keep-comment.ts'
import { keepNotes } from '../forge/keep-notes.ts'
import type { Target } from '../forge/target.ts'
import { targetOf } from '../forge/target-of.ts'
import type { ExitCode, Ledger } from '../model/ledger.ts'
import { resolveTyped } from '../world/find-root.ts'
import { readEvent } from '../world/read-event.ts'
import type { Action, Call } from './call.ts'
import { checkFor, commentFor, notesFor } from './comment-texts.ts'
import { dryRun } from './comment-dry-run.ts'
import { keepCheck } from '../forge/keep-check.ts'
import { openForge } from './open-forge.ts'
import { readStoredLedger, type StoredLedger } from './read-ledger.ts'
import { withoutSecrets } from './without-secrets.ts'

/**
 * 0 when everything is written, was written already, or is another commit's to write. Throws TeethError for a ledger
 * that is none or of another commit, for a request that nobody names, and for what the forge refuses.
 */
export const commentCommand: Action = (call) => comment(call, { pause: (ms) => setTimeout(ms), spacing: 'forge' })

/** How long is waited between looks and between writes. */
export type Patience = { readonly pause: Pause; readonly spacing: 'forge' | 'none' }

export function comment(call: Call, patience: Patience): Promise<ExitCode> {
  return withoutSecrets(call, async (call) => {
    const { host, flags } = call
    const ledgers = await ledgersFor(call)
    const target = targetOf(
      { ...flags, ...(flags.pr !== undefined && { number: flags.pr }) },
      host.env,
      await readEvent(host.env['GITHUB_EVENT_PATH']),
    )
    for (const { ledger } of ledgers) refuseAnother(ledger, target)
    if (flags.dryRun) host.out(dryRun(ledgers, target, flags))
    else await write(call, { ledgers, target, patience })
    return 0
  })
}

/** One of each kind at most: two of a kind would be two answers to one question. */
async function ledgersFor({ host, flags }: Call): Promise<readonly StoredLedger[]> {
  const { from = [] } = flags
  if (from.length === 0) throw new TeethError('usage', '`teeth comment` needs a ledger: `--from <ledger.json>`')
  const ledgers = await Promise.all(from.map((file) => readStoredLedger(resolveTyped(host.cwd, file))))
  if (new Set(ledgers.map(({ kind }) => kind)).size === ledgers.length) return ledgers
  const files = from.map((file) => `\`${file}\``).join(', ')
  throw new TeethError(
    'usage',
    `of ${files} two are of the same command; one of \`teeth\` and one of \`teeth diff\` go together`,
  )
}

/** The head comes from the forge; that the ledger is of the same commit is all that it may say about itself. */
function refuseAnother({ commit }: Pick<Ledger, 'commit'>, { head, standIns }: Target): void {
  // @teeth of-this-commit: a ledger of another commit is refused
  //   test: test/contract/forge/another-commit.test.ts
  //   revert: condition true
  if (commit === head || (commit !== undefined && standIns.includes(commit))) return
  const found = commit === undefined ? 'names no commit' : `is of \`${commit}\``
  throw new TeethError('ledger-of-another-commit', `the ledger ${found}, and the request is about \`${head}\``)
}

type Writing = { readonly ledgers: readonly StoredLedger[]; readonly target: Target; readonly patience: Patience }

async function write({ host, flags }: Call, { ledgers, target, patience }: Writing): Promise<void> {
  const { pause, spacing } = patience
  const client = await openForge(target, host.env, spacing)
  const kept = await keepComment(client, commentFor(ledgers, target, flags), pause)
  host.out(`comment: ${SAYS[kept]}\n`)
  if (kept === 'outdated') return
  if (flags.notes) host.out(`notes: ${SAYS[await keepNotes(client, notesFor(ledgers, target, flags), pause)]}\n`)
  if (flags.check) host.out(`check: ${SAYS[await keepCheck(client, checkFor(ledgers, target, flags), pause)]}\n`)
}

const SAYS = {
  written: 'written',
  unchanged: 'up to date already',
  outdated: 'left alone, the request has another head by now',
} as const
