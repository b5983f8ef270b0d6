/** A command that is interrupted: it ends with 130, says what it knows, and leaves the tree and no process behind. */

import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { rowsProject, start } from '../../support/binary.ts'
import { git } from '../../support/scratch.ts'

const HANGS = `import { test } from 'vitest'
import '../src/rows.ts'

test('reads the row from the requested plane', () => new Promise(() => {}), 60_000)
`

async function hanging() {
  const root = rowsProject({ 'test/rows.test.ts': HANGS })
  const started = start(root, ['--json'], { CI: 'true' })
  await once(started.child.stderr, 'data')
  return { root, ...started }
}

describe('an interrupted command', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with 130 and a sealed ledger: %s', async (name) => {
    const { root, child, ended } = await hanging()
    child.kill(name)
    const { code, out, err } = await ended
    expect(code).toBe(130)
    expect(JSON.parse(out)).toMatchObject({ exitCode: 130, guards: [{ verdict: 'unmeasured' }], strays: [] })
    expect(err).toContain(`interrupted by ${name}`)
    expect(git(root, 'status', '--porcelain')).toBe('')
  })
})
