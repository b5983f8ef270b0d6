/** `teeth explain <topic>`: what a verdict, a reason or a code means and what to do about it. */

import { explain, topics } from '../errors/catalogue.ts'
import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import { nearest } from '../model/nearest.ts'
import type { Call } from './call.ts'
import { explanationText, topicsText } from './explain-text.ts'
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
  const meant = nearest(
    topic,
    topics().map((explanation) => explanation.topic),
  )
  const hint = meant === undefined ? '`teeth explain` lists all topics' : `did you mean \`${meant}\`?`
  throw new TeethError('unknown-topic', `there is nothing to explain under \`${topic}\`; ${hint}`)
}
