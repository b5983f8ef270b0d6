/** The value of `fails:`: the kinds of failure that count, with commas between them. */

import type { CountableKind } from '../model/guard.ts'
import { nearest } from '../model/nearest.ts'
import type { Outcome } from './annotation.ts'
import { quoted } from './quoted.ts'

const KINDS: readonly CountableKind[] = ['assertion', 'snapshot', 'throw', 'timeout', 'types']

export function readKinds(value: string): Outcome<readonly CountableKind[]> {
  const words = value.split(',').map((word) => word.trim())
  const stray = words.find((word) => !isKind(word))
  if (stray !== undefined) return refuse(stray)
  return { kind: 'read', value: [...new Set(words.filter(isKind))] }
}

function isKind(word: string): word is CountableKind {
  return KINDS.some((kind) => kind === word)
}

function refuse(stray: string): Outcome<readonly CountableKind[]> {
  const meant = nearest(stray, KINDS)
  const wrong = stray === '' ? 'a kind of failure is missing' : `${quoted(stray)} is no kind of failure`
  return {
    kind: 'refused',
    complaint: {
      code: 'bad-kind',
      message: `${wrong}; ${meant === undefined ? `expected some of ${KINDS.map(quoted).join(', ')}` : `the nearest is ${quoted(meant)}`}`,
      wayOut: `Write one or more of ${KINDS.map(quoted).join(', ')}, with commas between them.`,
    },
  }
}
