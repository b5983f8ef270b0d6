/** The process that StrykerJS runs in: the user's configuration, what a sweep forces over it, and Stryker's own API. */

import { runTask } from './stryker-task.ts'

await runTask(process.argv[2] ?? '')
