/** Whether a test that an annotation names is in its file, as far as that can be told without running it. */

import { assertNever } from '../model/assert-never.ts'
import { nearest } from '../model/nearest.ts'
import type { TestTitle } from './test-title.ts'
import type { TitlePart } from './title-part.ts'

/** `dynamic`: a title that is only made when the file runs may be it. */
export type TitleMatch =
  | { readonly kind: 'found' }
  | { readonly kind: 'dynamic' }
  | { readonly kind: 'missing'; readonly nearest?: string }

const STEP = ' > '

/** `intended` is a suite's or a test's titles from the outermost suite down, joined by ` > `. */
export function matchTitle(intended: string, titles: readonly TestTitle[]): TitleMatch {
  const literal = titles.flatMap((title) => literalOf(title.path) ?? [])
  if (literal.includes(intended)) return { kind: 'found' }
  if (titles.some((title) => expressionOf(title.path).test(intended))) return { kind: 'dynamic' }
  const meant = moved(intended, literal) ?? nearest(intended, literal)
  return meant === undefined ? { kind: 'missing' } : { kind: 'missing', nearest: meant }
}

/** A test that went into another suite keeps its own title. */
function moved(intended: string, literal: readonly string[]): string | undefined {
  const own = intended.split(STEP).at(-1) ?? intended
  return literal.find((text) => text === own || text.endsWith(STEP + own))
}

function literalOf(path: readonly TitlePart[]): string | undefined {
  const texts = path.flatMap((part) => (part.kind === 'literal' ? [part.text] : []))
  return texts.length === path.length ? texts.join(STEP) : undefined
}

function expressionOf(path: readonly TitlePart[]): RegExp {
  const parts = path.filter((part, index) => part.kind !== 'anything' || path[index - 1]?.kind !== 'anything')
  const sources = parts.map((part, index) => stepTo(part, parts[index - 1], index === parts.length - 1))
  return new RegExp(`^${sources.join('')}$`, 's')
}

/** One part with the step before it; `anything` keeps a step of its own, as there may be nothing for it to stand for. */
function stepTo(part: TitlePart, before: TitlePart | undefined, isLast: boolean): string {
  if (part.kind === 'anything' && isLast) return before === undefined ? '.*' : `(?:${STEP}.*)?`
  const step = before === undefined || before.kind === 'anything' ? '' : STEP
  return step + sourceOf(part)
}

function sourceOf(part: TitlePart): string {
  switch (part.kind) {
    case 'literal':
      return escaped(part.text)
    case 'pattern':
      return part.pieces.map(escaped).join('.*')
    case 'anything':
      return `(?:.*${STEP})?`
    default:
      return assertNever(part)
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
