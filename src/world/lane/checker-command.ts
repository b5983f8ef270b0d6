/** The command that Vitest starts for its type checker: the user's own, kept from recording, and heard word for word. */

export type CheckerFiles = {
  /** What the checker would keep for its next start. */
  readonly buildInfo: string
  /** Where its answer goes. */
  readonly answer: string
}

/** What the command leaves behind. */
export type CheckerAnswer = {
  /** What it printed. */
  readonly output: string
  /** Of its exit; absent when it did not start or a signal ended it. */
  readonly code?: number
  /** Why it did not start, or which signal ended it. */
  readonly failure?: string
}

/** A build looks at nothing that it has built already, and lists no file of it. */
// @teeth a-build-is-made-whole: a checker that builds looks at all of it
//   test: test/contract/lane/checker-command.test.ts
//   was: const WHOLE = ''
const WHOLE = "if (words.includes('--build')) words.push('--force')"

/**
 * A script for any Node. Vitest has the checker keep its results in its own folder, which the user's runs and other lanes
 * have too. The list of files that were read tells a check that passed from one that never looked.
 */
export function checkerCommand(checker: string, { buildInfo, answer }: CheckerFiles): string {
  // @teeth a-checker-keeps-its-notes-here: what a checker keeps is kept in our place
  //   test: test/contract/lane/checker-command.test.ts
  //   revert: swap JSON.stringify(buildInfo) => 'words[kept + 1]'
  return `#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
const words = [...process.argv.slice(2), '--listFiles']
${WHOLE}
const kept = words.indexOf('--tsBuildInfoFile')
if (kept >= 0) words[kept + 1] = ${JSON.stringify(buildInfo)}
const isWindows = process.platform === 'win32'
const child = spawn(${JSON.stringify(checker)}, words, { stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows })
const chunks = []
let isOver = false
for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
const end = (facts) => {
  if (isOver) return
  isOver = true
  const output = Buffer.concat(chunks).toString()
  writeFileSync(${JSON.stringify(answer)}, JSON.stringify({ output, ...facts }))
  process.exitCode = facts.code ?? 1
  process.stdout.write(output)
}
child.on('error', (error) => end({ failure: error.message }))
child.on('close', (code, signal) => end(signal === null ? { code } : { failure: 'signal ' + signal }))
`
}
