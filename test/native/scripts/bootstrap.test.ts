import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const BOOTSTRAP = join(import.meta.dirname, '../../../scripts/bootstrap.mjs')
const WAITS = `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready')`

describe('npm start and npm test', () => {
  test('end with the exit code of what they run', async () => {
    const [code] = await once(spawn(process.execPath, [BOOTSTRAP, '-e', 'process.exit(3)']), 'exit')
    expect(code).toBe(3)
  })

  test('end by the signal that ended what they run', async () => {
    const child = spawn(process.execPath, [BOOTSTRAP, '-e', `process.kill(process.pid, 'SIGKILL')`])
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  })

  test('pass a signal on to what they run', async () => {
    const child = spawn(process.execPath, [BOOTSTRAP, '-e', WAITS])
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(7)
  })

  test('run under the Node of this project, whatever started them', async () => {
    const child = spawn(process.execPath, [BOOTSTRAP, '-p', 'process.execPath'])
    const [output] = await once(child.stdout.setEncoding('utf8'), 'data')
    expect(output).toContain(join('node_modules', 'node', 'bin'))
  })
})
