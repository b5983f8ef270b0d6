/** What is kept of a finished command where that was asked for: a line of the history, the ratchet. */

import { hash } from 'node:crypto'
import { checkRatchet, type RatchetFacts, reachOf } from '../history/check-ratchet.ts'
import { followRatchet } from '../history/follow-ratchet.ts'
import { historyLine, writeHistoryLine } from '../history/history-line.ts'
import { HISTORY_FILE, RATCHET_FILE } from '../history/places.ts'
import { readRatchet, writeRatchet } from '../history/read-ratchet.ts'
import type { Config } from '../model/config.ts'
import type { ExitCode, Ledger } from '../model/ledger.ts'
import { leftAloneText, ratchetText } from '../report/ratchet-text.ts'
import { clock } from '../world/clock.ts'
import { files } from '../world/files.ts'
import { appendLine, writeKept } from '../world/kept-files.ts'
import type { Call } from './call.ts'
import type { Screen } from './screen.ts'

export type Keeping = {
  readonly call: Call
  readonly screen: Screen
  /** Absolute and real. */
  readonly root: string
  readonly config: Config
}

/** Enough to tell the states of one guard apart. Hexadecimal digits. */
const DIGEST_LENGTH = 12

/** The exit code of the command: the ledger's, or 1 where all is well but for the ratchet. */
export async function afterwards(ledger: Ledger, keeping: Keeping): Promise<ExitCode> {
  const { flags } = keeping.call
  if (flags.history ?? keeping.config.history ?? false) await remember(ledger, keeping)
  const holds = flags.ratchet === undefined || (await ratchetHolds(ledger, keeping))
  return ledger.exitCode === 0 && !holds ? 1 : ledger.exitCode
}

/** A part of a run is remembered when it is merged, and what was broken off is not. */
async function remember(ledger: Ledger, { root, screen }: Keeping): Promise<void> {
  if (!isFinished(ledger)) return
  const line = historyLine(ledger, (text) => hash('sha256', text).slice(0, DIGEST_LENGTH))
  await appendLine(root, HISTORY_FILE, writeHistoryLine(line))
  screen.print(`a line was added to ${HISTORY_FILE}\n`)
}

function isFinished({ shard, exitCode, guards }: Ledger): boolean {
  return (shard === undefined || shard.of === 1) && exitCode !== 130 && exitCode !== 70 && guards.length > 0
}

async function ratchetHolds(ledger: Ledger, { call, root, screen }: Keeping): Promise<boolean> {
  const text = await files(root, async () => undefined).read(RATCHET_FILE)
  const ratchet = readRatchet(RATCHET_FILE, text)
  const facts: RatchetFacts = { ledger, measured: {}, today: clock.now().toISOString().slice(0, 10) }
  const findings = checkRatchet(ratchet, facts)
  const reach = reachOf(ratchet, facts)
  screen.print(ratchetText(findings, screen.paint, reach))
  if (call.flags.ratchet === 'update') {
    const updated = writeRatchet(RATCHET_FILE, text, followRatchet(ratchet, facts))
    if (updated !== text) await writeKept(root, RATCHET_FILE, updated)
    screen.print(leftAloneText(reach))
  }
  return findings.length === 0
}
