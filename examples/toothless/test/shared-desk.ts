/** A desk that is opened once for all runs and never set back: it has one guest book, and gives it out once. */

import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging needs an interface
  interface ProvidedContext {
    desk: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  let isOpen = false
  const server = createServer((_, response) => {
    response.statusCode = isOpen ? 409 : 201
    isOpen = true
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  project.provide('desk', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`)
  return () => void server.close()
}
