/** The sign of a verdict: a glyph that tells without colour, a colour that tells from afar. */

import type { Verdict } from '../model/verdict.ts'
import type { Paint } from './paint.ts'
import { type Severity, severity } from './severity.ts'

const GLYPHS: Readonly<Record<Severity, string>> = { bites: '✓', toothless: '✗', stale: '!', unmeasured: '?' }
const BRUSHES = { bites: 'green', toothless: 'red', stale: 'yellow', unmeasured: 'yellow' } as const

/** `✗ toothless`, in its colour. */
export function badge(verdict: Verdict, colour: Paint): string {
  return colour[BRUSHES[severity(verdict)]](`${glyph(verdict)} ${verdict}`)
}

export function glyph(verdict: Verdict): string {
  return GLYPHS[severity(verdict)]
}
