/** Keeps tokens out of everything that a command prints or throws, whoever put them there. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import type { Call } from './call.ts'

/** The first that is set is used. */
export const TOKEN_NAMES = {
  github: ['TEETH_TOKEN', 'GITHUB_TOKEN', 'GH_TOKEN'],
  gitlab: ['TEETH_TOKEN', 'GITLAB_TOKEN'],
} as const

/** Shorter values stand in ordinary words; no forge gives out such tokens. */
const SHORTEST = 8

export async function withoutSecrets(call: Call, act: (call: Call) => Promise<ExitCode>): Promise<ExitCode> {
  const { host } = call
  const hide = hider(Object.values(TOKEN_NAMES).flatMap((names) => names.map((name) => host.env[name])))
  const hushed = { ...host, out: (text: string) => host.out(hide(text)), err: (text: string) => host.err(hide(text)) }
  try {
    return await act({ ...call, host: hushed })
  } catch (error) {
    // @teeth errors-hold-no-token: an error that holds a token is thrown without it
    //   test: test/unit/cli/without-secrets.test.ts
    //   was: throw error
    throw without(error, hide)
  }
}

type Hide = (text: string) => string

function hider(secrets: readonly (string | undefined)[]): Hide {
  const long = secrets.filter((secret) => secret !== undefined).filter((secret) => secret.length >= SHORTEST)
  const spellings = long.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
  ])
  return (text) => spellings.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text)
}

/** A new error: what a library hangs on its own (requests, headers) is not printed by us, and by nobody else either. */
function without(error: unknown, hide: Hide): Error {
  if (error instanceof TeethError) return new TeethError(error.code, hide(error.message))
  if (!(error instanceof Error)) return new Error(hide(String(error)))
  const clean = new Error(hide(error.message))
  clean.name = error.name
  clean.stack = hide(error.stack ?? '')
  return clean
}
