/** The ratchet from its file, and back into it: keys of others stay as they were written. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Ratchet, Waiver } from '../model/ratchet.ts'
import { isDay, isFilled } from '../model/unknown-parts.ts'

export const NO_RATCHET: Ratchet = { guards: [], waivers: [], floors: {} }

/** `text` is undefined where there is no file. Throws TeethError `ratchet-invalid`. */
export function readRatchet(file: string, text: string | undefined): Ratchet {
  if (text === undefined) return NO_RATCHET
  const { guards = [], waivers = [], floors = {} } = fileObject(file, text)
  if (!isTexts(guards)) throw invalid(file, '`guards` is no list of ids')
  if (!Array.isArray(waivers)) throw invalid(file, '`waivers` is no list')
  if (!isFigures(floors)) throw invalid(file, '`floors` is no object of percentages')
  return { guards, waivers: waivers.map((waiver, index) => readWaiver(file, waiver, index)), floors }
}

/** The whole new text of the file. An empty part is left out unless the file had it. */
export function writeRatchet(file: string, text: string | undefined, ratchet: Ratchet): string {
  const there = text === undefined ? {} : fileObject(file, text)
  const ours = Object.entries(ratchet).filter(([key, part]) => key in there || Object.keys(part).length > 0)
  return `${JSON.stringify({ ...there, ...Object.fromEntries(ours) }, null, 2)}\n`
}

function readWaiver(file: string, value: unknown, index: number): Waiver {
  const parts: Readonly<Record<string, unknown>> = isObject(value) ? { ...value } : {}
  const { guard, reason, owner, expires } = parts
  // @teeth waivers-have-reasons: a waiver without reason, owner or last day is refused
  //   test: test/unit/history/read-ratchet.test.ts
  //   was: const missing = undefined
  const missing = ['guard', 'reason', 'owner'].find((key) => !isFilled(parts[key]))
  if (missing !== undefined) throw invalid(file, `waiver ${index + 1} has no \`${missing}\``)
  if (!isDay(expires))
    throw invalid(file, `\`expires\` of waiver ${index + 1} is \`${String(expires)}\`; expected a day, YYYY-MM-DD`)
  return { guard: String(guard), reason: String(reason), owner: String(owner), expires }
}

function fileObject(file: string, text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (isObject(value)) return { ...value }
  } catch (error) {
    throw new TeethError('ratchet-invalid', `\`${file}\` is no JSON`, { cause: error })
  }
  throw invalid(file, 'it holds no object')
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isFigures(value: unknown): value is Readonly<Record<string, number>> {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'number')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(file: string, what: string): TeethError {
  return new TeethError('ratchet-invalid', `\`${file}\`: ${what}`)
}
