/** A project whose Vitest is only pretended: a real lane on it starts at once, and its runs do what a script says. */

import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { scratch, write } from './scratch.ts'

/** Its only test file. */
export const FILE = 'test/rows.test.ts'

type Scripts = {
  /** Statements of a module in the root: what Vitest does while it starts. */
  readonly start?: string
  /** The same for a run, whose one test has passed when they are through. */
  readonly run?: string
}

/** The root of the project; gone when the test ends. Scripts may await, and use `node:fs` as `fs`. */
export function pretendedVitest({ start = '', run = '' }: Scripts = {}): string {
  const root = scratch({ [FILE]: '' })
  write(join(root, 'node_modules/vitest'), {
    'package.json': JSON.stringify({
      name: 'vitest',
      version: '5.0.0',
      type: 'module',
      exports: { './node': './node.js', './package.json': './package.json' },
    }),
    'node.js': `import fs from 'node:fs'
import { fakeVitest } from '${SUPPORT.href}'

export async function createVitest() {
  ${start}
  return fakeVitest([{ name: '', files: [${JSON.stringify(join(root, FILE))}] }], async () => {
    ${run}
  })
}
`,
  })
  return root
}

const SUPPORT = pathToFileURL(join(import.meta.dirname, 'fake-vitest.ts'))
