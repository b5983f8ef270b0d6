/** A process that is only pretended: what it prints can be read afterwards. */

import type { Host } from '../../src/world/host.ts'

export type Said = { readonly out: string; readonly err: string }

export function fakeHost(args: readonly string[], fields: Partial<Host> = {}) {
  let out = ''
  let err = ''
  const host: Host = {
    args,
    env: {},
    cwd: process.cwd(),
    versions: { node: '24.21.0', platform: 'linux x64' },
    cores: 2,
    isTerminal: { stdout: false, stderr: false },
    columns: () => undefined,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    drained: async () => undefined,
    ...fields,
  }
  return { host, said: (): Said => ({ out, err }) }
}
