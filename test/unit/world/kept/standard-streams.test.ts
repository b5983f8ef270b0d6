/** What Node makes of the standard streams of a process, in one whose streams are pipes as those of a worker are. */

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const SURROUNDINGS = new URL('../../../../src/world/lane/kept-surroundings.ts', import.meta.url).href

/** What runs more once a module has asked for `node:process`. */
function moreRunning(before: string): string {
  const script = `
    import { makeStandardStreams, runningResources } from ${JSON.stringify(SURROUNDINGS)}
    ${before}
    const { length } = runningResources()
    await import('node:process')
    process.stdout.write(runningResources().slice(length).join())
  `
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  return stdout
}

test('importing `node:process` makes the streams', () => {
  expect(moreRunning('')).toBe('PipeWrap,PipeWrap,PipeWrap')
})

test('once they are made nothing more runs for it', () => {
  expect(moreRunning('makeStandardStreams()')).toBe('')
})
