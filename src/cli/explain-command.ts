/** `teeth explain <topic>`: what a verdict, a reason or a code means and what to do about it. */

import { explain, topics } from '../errors/catalogue.ts'
import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { nearest } from '../model/nearest.ts'
import type { Call } from './call.ts'
import { explanationText, topicsText } from './explain-text.ts'
import { explainedUnder } from './explained-under.ts'
import { stdoutPaint } from './stdout-paint.ts'

/** Without a topic it lists them. Throws TeethError `unknown-topic`. */
export async function explainCommand(call: Call): Promise<ExitCode> {
  const [topic] = call.operands
  const paint = stdoutPaint(call)
  call.host.out(topic === undefined ? topicsText(topics(), paint) : explanationText(known(topic), paint))
  return 0
}

function known(topic: string) {
  const found = explain(topic) ?? explain(topic.toLowerCase())
  if (found !== undefined) return found
  throw new TeethError('unknown-topic', `there is nothing to explain under \`${topic}\`; ${hint(topic)}`)
}

function hint(word: string): string {
  const under = explainedUnder(word)
  if (under !== undefined) return `\`teeth explain ${under}\` tells of it`
  const meant = nearest(
    word,
    topics().map(({ topic }) => topic),
  )
  return meant === undefined ? '`teeth explain` lists all topics' : `did you mean \`${meant}\`?`
}
