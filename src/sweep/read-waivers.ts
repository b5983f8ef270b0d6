/** Survivors that somebody has answered for, from `reports/ratchet.json`: with a reason, an owner and a last day. */

import { TeethError } from '../errors/teeth-error.ts'
import type { SurvivorWaiver } from '../model/sweep.ts'
import { isDay, isFilled } from '../model/unknown-parts.ts'

/** What each has to say. `replacement` may be left out: any is meant then. */
const PARTS = ['file', 'original', 'reason', 'owner', 'expires'] as const

/** `text` is undefined where there is no file. Throws TeethError `ratchet-invalid`. */
export function readWaivers(file: string, text: string | undefined): readonly SurvivorWaiver[] {
  const survivors = text === undefined ? [] : (parsed(file, text)['survivors'] ?? [])
  if (!Array.isArray(survivors)) throw invalid(file, '`survivors` is no list')
  return survivors.map((one, index) => readWaiver(file, one, index))
}

function readWaiver(file: string, value: unknown, index: number): SurvivorWaiver {
  const parts: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {}
  const missing = PARTS.find((part) => !isFilled(parts[part]))
  // @teeth survivors-are-answered-for: a waiver of a survivor has a reason, an owner and a last day
  //   test: test/unit/sweep/waivers.test.ts
  //   revert: remove
  if (missing !== undefined) throw invalid(file, `survivor ${index + 1} has no \`${missing}\``)
  const { original, replacement, reason, owner, expires } = parts
  if (!isDay(expires))
    throw invalid(file, `\`expires\` of survivor ${index + 1} is \`${String(expires)}\`; expected a day, YYYY-MM-DD`)
  return {
    file: String(parts['file']),
    original: String(original),
    ...(typeof replacement === 'string' ? { replacement } : {}),
    reason: String(reason),
    owner: String(owner),
    expires,
  }
}

function parsed(file: string, text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch (error) {
    throw new TeethError('ratchet-invalid', `\`${file}\` is no JSON`, { cause: error })
  }
  throw invalid(file, 'it holds no object')
}

function invalid(file: string, what: string): TeethError {
  return new TeethError('ratchet-invalid', `\`${file}\`: ${what}`)
}
