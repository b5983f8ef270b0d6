/** The process that StrykerJS runs in: the user's configuration, what a sweep forces over it, and Stryker's own API. */

import { runTask } from './stryker-task.ts'

// Without us it has nobody to report to; it keeps what it has found.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await runTask(process.argv[2] ?? '')
