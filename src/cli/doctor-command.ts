/** `teeth doctor`: what is the state of this project, and what would a run do? Nothing is put right, and no test is run. */

import { gravest } from '../judge/exit-code.ts'
import type { ExitCode } from '../model/ledger.ts'
import { findRoot } from '../world/find-root.ts'
import { gitVersion } from '../world/git-version.ts'
import { installedPackage } from '../world/installed-package.ts'
import { listenForInterruption } from '../world/interruption.ts'
import { ownVersion } from '../world/own-version.ts'
import type { Call } from './call.ts'
import { diagnose } from './diagnose.ts'
import { doctorText } from './doctor-text.ts'
import type { Diagnosis } from './finding.ts'
import { stdoutPaint } from './stdout-paint.ts'

/** A list, or JSON, on stdout. Throws TeethError `no-root`. */
export async function doctorCommand(call: Call): Promise<ExitCode> {
  const interruption = listenForInterruption()
  try {
    const root = findRoot(call.host.cwd, call.flags.root)
    const findings = await diagnose(root, call, interruption.signal)
    const exitCode = gravest(findings.flatMap((finding) => finding.exitCode ?? []))
    const diagnosis = { schemaVersion: 1, exitCode, versions: await versionsIn(root, call), root, findings } as const
    const { json } = call.flags
    call.host.out(json ? `${JSON.stringify(diagnosis, null, 2)}\n` : doctorText(diagnosis, stdoutPaint(call)))
    return interruption.signal.aborted ? 130 : exitCode
  } finally {
    interruption.close()
  }
}

async function versionsIn(root: string, { host }: Call): Promise<Diagnosis['versions']> {
  return {
    teeth: ownVersion(),
    node: host.versions.node,
    vitest: installedPackage(root, 'vitest')?.version ?? null,
    git: (await gitVersion(root)) ?? null,
    platform: host.versions.platform,
  }
}
