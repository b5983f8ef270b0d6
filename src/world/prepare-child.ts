/** The program that runs one shell command: it ends as the command ends, and ends everything of it when whoever asked is gone. */

import { spawn } from 'node:child_process'
import { endFamily } from './lane/end-family.ts'
import { ownMark } from './lane/marked.ts'

// @teeth a-build-outlives-nobody: nothing outlives whoever asked for it
//   test: test/native/world/prepare-alone.test.ts
//   revert: remove
process.once('disconnect', () => endFamily(process.pid, ownMark()))

const command = spawn(process.argv[2] ?? '', { shell: true, stdio: 'inherit' })
command.once('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1)
  process.kill(process.pid, signal)
})
