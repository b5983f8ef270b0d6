/** The process: everything that was printed leaves it, and a reader that went away is no fault. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'

const HOST = new URL('../../../src/world/host.ts', import.meta.url).href
const BYTES = 5_000_000

function printing(script: string) {
  const words = ['--input-type=module', '-e', `import { forgiveClosedPipes, host } from '${HOST}'\n${script}`]
  return spawn(process.execPath, words)
}

describe('what is printed', () => {
  test('arrives whole, however late it is read', async () => {
    const child = printing(`const here = host(); here.out('x'.repeat(${BYTES})); await here.drained(); process.exit(3)`)
    let size = 0
    // Nothing is read before the pipe is full and the process waits.
    await once(child.stdout, 'readable')
    child.stdout.on('data', (bytes: Buffer) => (size += bytes.length))
    const [code] = await once(child, 'close')
    expect({ code, size }).toEqual({ code: 3, size: BYTES })
  })

  test('may find nobody who reads it', async () => {
    const child = printing(
      `forgiveClosedPipes(); process.stdin.once('data', async () => {
        const here = host(); here.out('x'.repeat(${BYTES})); await here.drained(); process.exit(3)
      })`,
    )
    child.stdout.destroy()
    child.stdin.write('go')
    const [code] = await once(child, 'exit')
    expect(code).toBe(3)
  })
})
