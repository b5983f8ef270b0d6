/** `teeth worker` as a process of its own, with less patience than users have: what is lost is taken over in seconds. */

import { NO_FLAGS } from '../../src/cli/flags.ts'
import { workerCommand } from '../../src/cli/worker-command.ts'
import { host } from '../../src/world/host.ts'

const PATIENCE = { lockMs: 6_000, renewMs: 500, checkMs: 500, momentMs: 50 }

const here = host()
const [queue = ''] = here.args
const exitCode = await workerCommand({ host: here, flags: { ...NO_FLAGS, queue }, operands: [] }, PATIENCE)
await here.drained()
process.exit(exitCode)
