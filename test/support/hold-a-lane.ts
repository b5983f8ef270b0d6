/** The program of an orchestrator that is about to be killed: opens a lane in the folder it is given and runs what hangs. */

import { openRunner } from '../../src/world/vitest.ts'
import { CONTROL, overlayOf } from './lane-of.ts'

const root = process.argv[2] ?? ''
const lane = await openRunner({ root }).open()
const overlays = [overlayOf(root, { file: 'src/brake.ts', now: 'return false', was: 'return true' })]
await lane.run({ ...CONTROL, file: 'test/leaves-a-child.test.ts', overlays, deadlineMs: 600_000 })
