/** A project with a file of every kind that is written in place, each with a guard that bites, and those that are refused. */

import { chmodSync, linkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { rowsProject } from './binary.ts'
import { commit, type Texts } from './scratch.ts'

/** The guards that bite, by the kind of their file. */
export const WRITTEN = ['plain', 'runs', 'secret', 'dos', 'marked', 'linked', 'twin', 'pair'] as const

/** Ids of the guards whose files are left alone. */
export const REFUSED = ['locked', 'latin'] as const

const source = (kind: string, also = '') => `// @teeth ${kind}-rate: rate of the ${kind} file
//   test: test/${kind}.test.ts
//   was: export const rate = 1
export const rate = 2
${also}`

const testOf = (kind: string, name = kind) => `import { expect, test } from 'vitest'
import { rate } from '../src/${name}.mjs'

test('rate of the ${kind} file', () => {
  expect(rate).toBe(2)
})
`

const TEXTS: Texts = {
  '.gitignore': 'node_modules\nreal\n',
  'src/rows.ts': '',
  'test/rows.test.ts': '',
  'src/plain.mjs': source('plain'),
  'src/runs.mjs': `#!/usr/bin/env node\n${source('runs')}`,
  'src/secret.mjs': source('secret'),
  'src/dos.mjs': source('dos').replaceAll('\n', '\r\n'),
  'src/marked.mjs': `\uFEFF${source('marked').replaceAll('\n', '\r\n')}`,
  'real/linked.mjs': source('linked'),
  'src/twin.mjs': source('twin'),
  'src/pair.mjs': source('pair', `export { half } from './other-half.mjs'\n`),
  'src/other-half.mjs': `// @teeth also pair-rate\n//   was: export const half = 0\nexport const half = 1\n`,
  'src/locked.mjs': source('locked'),
  'src/latin.mjs': Buffer.from(source('latin', '// \u00e4\n'), 'latin1'),
  ...Object.fromEntries([...WRITTEN, ...REFUSED].map((kind) => [`test/${kind}.test.ts`, testOf(kind)])),
}

/** In git, so that a copy of it holds the same. What lies in `real` git does not see: a link leads there. */
export function kindsProject(): string {
  const root = rowsProject(TEXTS)
  chmodSync(join(root, 'src/runs.mjs'), 0o755)
  chmodSync(join(root, 'src/secret.mjs'), 0o600)
  chmodSync(join(root, 'src/locked.mjs'), 0o444)
  symlinkSync('../real/linked.mjs', join(root, 'src/linked.mjs'))
  linkSync(join(root, 'src/twin.mjs'), join(root, 'real/twin.mjs'))
  commit(root, 'kinds')
  return root
}
