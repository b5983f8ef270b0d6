/** What whoever interrupts a command is told. */

import { expect, test } from 'vitest'
import { whileAtWork } from '../../../src/cli/while-at-work.ts'
import { PLAIN } from '../../../src/report/paint.ts'

/** What is said when a command is interrupted at work, and what when it has ended. */
async function said(ending?: string): Promise<readonly string[]> {
  const controller = new AbortController()
  const lines: string[] = []
  const screen = {
    paint: PLAIN,
    width: 80,
    onProgress: () => undefined,
    print: (text: string) => void lines.push(text),
    settle: () => void lines.push('the live line goes'),
  }
  const interruption = { signal: controller.signal, close: () => undefined }
  const act = async () => controller.abort('SIGINT')
  await whileAtWork(act, { screen, interruption, ...(ending === undefined ? {} : { ending }) })
  return lines
}

test.each([
  [undefined, 'ending the lanes'],
  ['giving back what is at work', 'giving back what is at work'],
])('is that it was heard, and what goes on: %s', async (ending, words) => {
  expect(await said(ending)).toEqual([
    `interrupted by SIGINT: ${words}; once more ends at once\n`,
    'the live line goes',
  ])
})
