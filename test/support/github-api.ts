/** What GitHub's published API description allows to be asked, and how it answers: cut by `scripts/cut-github-api.ts`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'

export type Operation = {
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  readonly request?: object
  readonly status: number
  readonly answer?: object
}

const FILE = join(import.meta.dirname, '../fixtures/forge/github-api.json')
/** Read once, so that each schema is compiled once. */
const DESCRIBED: { readonly operations: readonly Operation[] } = JSON.parse(readFileSync(FILE, 'utf8'))
const ajv = new Ajv({ strict: false, allErrors: true })

export function operations(): readonly Operation[] {
  return DESCRIBED.operations
}

/** The operation that a request is for, with what stands in the place of its parameters. */
export function operationFor(method: string, pathname: string) {
  for (const operation of operations()) {
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = operation.method === method ? new RegExp(`^${pattern}$`).exec(pathname) : null
    if (found !== null) return { operation, ids: { ...found.groups } }
  }
  return undefined
}

/** What the description does not allow, in words; undefined when all is well. */
export function wrongIn(operation: Operation, query: URLSearchParams, body: unknown): string | undefined {
  const unknown = [...query.keys()].find((name) => !operation.query.includes(name))
  if (unknown !== undefined) return `there is no parameter \`${unknown}\``
  return operation.request === undefined ? undefined : unlike(operation.request, body)
}

export function unlike(schema: object, value: unknown): string | undefined {
  return ajv.validate(schema, value) ? undefined : ajv.errorsText()
}
