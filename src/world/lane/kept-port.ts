/** How a kept worker, as a process or as a thread, talks to its lane. */

import { parentPort } from 'node:worker_threads'

export type Port = {
  post(message: unknown): void
  /** Every message from the lane, in order. */
  listen(listener: (message: unknown) => void): void
}

/** The channel is taken before any test can put its hands on `process`. */
export function openPort(): Port {
  return parentPort === null ? processPort() : threadPort(parentPort)
}

function threadPort(port: NonNullable<typeof parentPort>): Port {
  return {
    post: (message) => port.postMessage(message),
    listen: (listener) => void port.on('message', listener),
  }
}

function processPort(): Port {
  const send = process.send?.bind(process)
  if (send === undefined) throw new Error('a kept worker is started by its lane')
  const exit = process.exit.bind(process)
  // As Vitest's own worker does: nobody is left to report to.
  process.on('disconnect', () => exit(1))
  process.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_IPC_CHANNEL_CLOSED' || error.code === 'EPIPE') exit(1)
  })
  return { post: (message) => void send(message), listen: (listener) => void process.on('message', listener) }
}
