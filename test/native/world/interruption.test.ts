/** Signals: the first asks, the second ends, and one key press that arrives twice is one. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'

const INTERRUPTION = new URL('../../../src/world/interruption.ts', import.meta.url).href

/** Listens, says when it is asked to stop, and stays. What comes on stdin moves its clock on. */
const SCRIPT = `
  import { listenForInterruption } from '${INTERRUPTION}'
  let now = 0
  performance.now = () => now
  const { signal } = listenForInterruption()
  signal.addEventListener('abort', () => console.log('asked by ' + signal.reason))
  process.on('SIGTERM', () => now < 1000 && console.log('again'))
  process.stdin.on('data', () => { now += 1000; console.log('later') })
  console.log('ready')
`

async function listener() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT])
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = linesOf(child)
  expect(await lines()).toBe('ready')
  return { child, lines }
}

describe('a signal', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('asks to stop: %s', async (name) => {
    const { child, lines } = await listener()
    child.kill(name)
    expect(await lines()).toBe(`asked by ${name}`)
  })

  test('that comes again later ends the process with 130', async () => {
    const { child, lines } = await listener()
    child.kill('SIGINT')
    await lines()
    child.stdin.write('.')
    await lines()
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([130, null])
  })

  test('that comes twice at once is one', async () => {
    const { child, lines } = await listener()
    child.kill('SIGINT')
    await lines()
    child.kill('SIGTERM')
    expect(await lines()).toBe('again')
    expect(child.exitCode).toBeNull()
  })
})

function linesOf(child: ChildProcessWithoutNullStreams): () => Promise<string> {
  let heard = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (heard += text))
  return async () => {
    while (!heard.includes('\n')) await once(child.stdout, 'data')
    const line = heard.slice(0, heard.indexOf('\n'))
    heard = heard.slice(line.length + 1)
    return line
  }
}
