/** What the commands cost that answer at once: the work of the process, not the time on the wall. */

import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { MAIN, rowsProject } from '../../support/binary.ts'

const MOST = 300
const TRIES = 3

/** Writes the work of the process to stderr when it ends. Milliseconds. */
const METER = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write('work ' + (user + system) / 1000)
})`

test.each([['--help'], ['list'], ['explain'], ['--version']])('%s takes less than 0.3 s of work', async (word) => {
  const root = rowsProject()
  const works = []
  // The least of a few: other processes of this machine make one slow, and never one fast.
  for (let tried = 0; tried < TRIES; tried += 1) works.push(await work(root, word))
  expect(Math.min(...works)).toBeLessThan(MOST)
})

function work(cwd: string, word: string): Promise<number> {
  const words = ['--import', `data:text/javascript,${encodeURIComponent(METER)}`, MAIN, word]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd }, (error, _, err) => {
      if (error) reject(error)
      else resolve(Number(/work ([\d.]+)$/.exec(err)?.[1]))
    })
  })
}
