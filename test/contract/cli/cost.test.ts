/** What the commands cost that answer at once: which modules they load, as time on the wall or on a busy core tells little. */

import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { MAIN, rowsProject } from '../../support/binary.ts'

/** Writes the addresses of all modules that were loaded from files to stderr, a line each, when the process ends. */
const METER = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  process.on('exit', () => process.stderr.write(loaded.filter((url) => url.startsWith('file:')).join('\\n')))
`

const HEAVY = /node_modules\/(?:ts-morph|typescript|vitest|vite|zod|@stryker-mutator|@octokit|@gitbeaker|bullmq)\//

/** With some room: today it is 36, 43 and 127. */
test.each([
  ['--help', 60],
  ['--version', 60],
  ['explain', 70],
  ['list', 180],
])('%s loads no heavy library, and less than %i modules', async (word, most) => {
  const modules = await loadedBy(rowsProject(), word)
  expect(modules.some((url) => url.endsWith('/src/main.ts'))).toBe(true)
  expect(modules.filter((url) => HEAVY.test(url))).toEqual([])
  expect(modules.length).toBeLessThan(most)
})

test('a command that parses is seen to load the parser', async () => {
  expect((await loadedBy(rowsProject(), 'lint')).some((url) => HEAVY.test(url))).toBe(true)
})

function loadedBy(cwd: string, word: string): Promise<readonly string[]> {
  const words = ['--import', `data:text/javascript,${encodeURIComponent(METER)}`, MAIN, word]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd, maxBuffer: 10_000_000 }, (error, _, err) => {
      if (error) reject(error)
      else resolve(err.split('\n').filter((line) => line.startsWith('file:')))
    })
  })
}
