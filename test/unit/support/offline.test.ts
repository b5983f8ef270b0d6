import http from 'node:http'
import net from 'node:net'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { guardOffline } from '../../support/offline.ts'

/** Takes what was refused before the guard's own hook fails the test for it: here leaving is the fact under test. */
function taken(): readonly string[] {
  return guardOffline().splice(0)
}

describe('tests stay on this machine', () => {
  test('a socket to another machine is refused and noted', async () => {
    const socket = net.connect(8099, '192.0.2.1')
    const [error] = await once(socket, 'error').catch((thrown: unknown) => [thrown])
    expect(String(error)).toContain('refused to connect to 192.0.2.1:8099')
    expect(taken()).toEqual(['192.0.2.1:8099'])
  })

  test('a fetch from another machine is refused and noted', async () => {
    await expect(fetch('http://192.0.2.1:8099/')).rejects.toThrow('fetch failed')
    expect(taken()).toEqual(['192.0.2.1:8099'])
  })

  test('a name of another machine is not even looked up', async () => {
    await expect(fetch('http://teeth.invalid/')).rejects.toThrow('fetch failed')
    expect(taken()).toEqual(['teeth.invalid:80'])
  })

  test('a server on this machine answers', async () => {
    const server = http.createServer((_, response) => response.end('here')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const response = await fetch(`http://localhost:${port}/`, { headers: { connection: 'close' } })
    expect(await response.text()).toBe('here')
    expect(taken()).toEqual([])
    server.close()
  })
})
