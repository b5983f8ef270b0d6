/** A git that somebody ends while it is asked, as Ctrl-C in a terminal does. */

import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { git } from '../../../src/world/git.ts'
import { repository, scratch } from '../../support/scratch.ts'

afterEach(() => vi.unstubAllEnvs())

/** Ends itself by SIGINT the first few times. */
function killing(times: number): void {
  const folder = scratch({
    git: `#!/bin/sh
cd "$(dirname "$0")"
[ "$(ls | grep -c killed)" -ge ${times} ] || { touch "killed$$"; kill -INT $$; }
cd "$OLDPWD"
PATH="$REAL_PATH" exec git "$@"
`,
  })
  chmodSync(join(folder, 'git'), 0o755)
  vi.stubEnv('REAL_PATH', process.env['PATH'])
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
}

test('one that a signal has ended is asked again', async () => {
  const root = repository({ 'a.ts': '1' })
  const head = await git(root).head()
  killing(1)
  expect(await git(root).head(), 'a git that was ended by a signal is asked once more').toBe(head)
})
