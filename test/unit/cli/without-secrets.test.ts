/** Tokens stay out of what is printed and thrown. */

import { expect, test } from 'vitest'
import { NO_FLAGS } from '../../../src/cli/flags.ts'
import { withoutSecrets } from '../../../src/cli/without-secrets.ts'
import { TeethError } from '../../../src/errors/teeth-error.ts'
import { fakeHost } from '../../support/fake-host.ts'

const TOKEN = 'glpat-abc/def=0123456789'

function callWith(token: string | undefined) {
  const { host, said } = fakeHost([], { env: { GITLAB_TOKEN: token } })
  return { call: { host, flags: NO_FLAGS, operands: [] }, said }
}

test.each([
  ['as it is', TOKEN],
  ['in an address', encodeURIComponent(TOKEN)],
  ['in base 64', Buffer.from(TOKEN).toString('base64')],
])('a token is not printed %s', async (_, spelling) => {
  const { call, said } = callWith(TOKEN)
  await withoutSecrets(call, async ({ host }) => {
    host.out(`<${spelling}>`)
    return 0
  })
  expect(said().out).toBe('<***>')
})

test('an error that holds a token is thrown without it', async () => {
  const { call } = callWith(TOKEN)
  const cause = new Error(`authorization: ${TOKEN}`)
  const thrown: unknown = await withoutSecrets(call, async () => {
    throw Object.assign(new Error(`failed with ${TOKEN}`, { cause }), { request: { token: TOKEN } })
  }).catch((error: unknown) => error)
  const parts = thrown instanceof Error ? [thrown.message, thrown.stack, thrown.cause, JSON.stringify(thrown)] : []
  expect(parts.join(' '), 'an error that holds a token is thrown without it').toContain('failed with ***')
  expect(parts.join(' '), 'an error that holds a token is thrown without it').not.toContain(TOKEN)
})

test('a reason to stop keeps its code', async () => {
  const { call } = callWith(TOKEN)
  const stop = async () => {
    throw new TeethError('forge-refused', TOKEN)
  }
  await expect(withoutSecrets(call, stop)).rejects.toMatchObject({ code: 'forge-refused', message: '***' })
})

test('what is too short for a token is left in the text', async () => {
  const { call, said } = callWith('teeth')
  await withoutSecrets(call, async ({ host }) => {
    host.out('teeth comment')
    return 0
  })
  expect(said().out).toBe('teeth comment')
})
