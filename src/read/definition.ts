/** A value that went through `defineGuard`, checked: code that calls it may not be typed. */

import type { SourceFile } from 'ts-morph'
import { nearest } from '../model/nearest.ts'
import type { Complaint } from './annotation.ts'
import { type Definition, type ExportedGuard, isFunction } from './exported.ts'
import type { Key } from './keys.ts'
import { quoted } from './quoted.ts'

export type SoundDefinition = {
  readonly id: string
  readonly behaviour: string
  readonly sites: readonly SiteChoice[]
  /** What an annotation would say in its keys. */
  readonly entries: readonly (readonly [Key, string])[]
}

export type SiteChoice = { readonly file: string; readonly select: (sourceFile: SourceFile) => unknown }

type Field = { readonly expected: string; readonly isRight: (value: unknown) => boolean }

const OPTIONAL_TEXT: Field = { expected: 'text', isRight: (value) => value === undefined || isText(value) }

const FIELDS: Readonly<Record<string, Field>> = {
  id: { expected: 'text', isRight: isText },
  behaviour: { expected: 'text', isRight: isText },
  tests: { expected: 'an array of texts', isRight: isTexts },
  names: {
    expected: 'text or a regular expression',
    isRight: (value) => OPTIONAL_TEXT.isRight(value) || value instanceof RegExp,
  },
  fails: { expected: 'an array of texts', isRight: (value) => value === undefined || isTexts(value) },
  layer: OPTIONAL_TEXT,
  prepare: OPTIONAL_TEXT,
  because: OPTIONAL_TEXT,
  revert: { expected: 'a function', isRight: isFunction },
  site: { expected: 'an object with `file` and `select`', isRight: (value) => value === undefined || isSite(value) },
  sites: {
    expected: 'an array of objects with `file` and `select`',
    isRight: (value) => value === undefined || (Array.isArray(value) && value.length > 0 && value.every(isSite)),
  },
}

/** All that is wrong with its shape, or what it says. `module` is the path of the module it is exported from. */
export function soundDefinition(guard: ExportedGuard, module: string): SoundDefinition | readonly Complaint[] {
  const { name, definition } = guard
  const complaints = [...strayFields(guard), ...wrongFields(guard), ...wrongSites(guard)]
  if (complaints.length > 0) return complaints
  return {
    id: textOf(definition['id']),
    behaviour: textOf(definition['behaviour']).trim(),
    sites: [definition['site'], definition['sites']].flat().filter(isSite),
    entries: [
      ...textsOf(definition['tests']).map((test) => ['test', test] as const),
      ...others(definition),
      ['revert', `with ${module}#${name}`],
    ],
  }
}

function others(definition: Definition): readonly (readonly [Key, string])[] {
  const { names, fails, layer, prepare, because } = definition
  const entries: (readonly [Key, string])[] = []
  if (names instanceof RegExp) entries.push(['names', names.toString()])
  else if (names !== undefined) entries.push(['names', textOf(names)])
  if (fails !== undefined) entries.push(['fails', textsOf(fails).join(', ')])
  if (layer !== undefined) entries.push(['layer', textOf(layer)])
  if (prepare !== undefined) entries.push(['prepare', textOf(prepare)])
  if (because !== undefined) entries.push(['because', textOf(because)])
  return entries
}

function strayFields({ name, definition }: ExportedGuard): readonly Complaint[] {
  const stray = Object.keys(definition).filter((field) => !Object.hasOwn(FIELDS, field))
  return stray.map((field) => {
    const meant = nearest(field, Object.keys(FIELDS))
    return {
      code: 'unknown-key',
      message: `the guard ${quoted(name)} has an unknown field ${quoted(field)}${meant === undefined ? '' : `; the nearest is ${quoted(meant)}`}`,
      wayOut: `Keep to ${Object.keys(FIELDS).map(quoted).join(', ')}.`,
    }
  })
}

function wrongFields({ name, definition }: ExportedGuard): readonly Complaint[] {
  const wrong = Object.entries(FIELDS).filter(([field, { isRight }]) => !isRight(definition[field]))
  return wrong.map(([field, { expected }]) =>
    wrongShape(`\`${field}\` of the guard ${quoted(name)} is not what it must be; expected ${expected}`),
  )
}

function wrongSites({ name, definition: { site, sites } }: ExportedGuard): readonly Complaint[] {
  if ((site === undefined) !== (sites === undefined)) return []
  return [
    wrongShape(
      `the guard ${quoted(name)} has ${site === undefined ? 'neither' : 'both'} \`site\` and \`sites\`; expected one of them`,
    ),
  ]
}

function wrongShape(message: string): Complaint {
  return { code: 'mutants-not-a-guard', message, wayOut: 'Give `defineGuard` what its type asks for.' }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}

function isSite(value: unknown): value is SiteChoice {
  if (typeof value !== 'object' || value === null) return false
  return 'file' in value && isText(value.file) && 'select' in value && isFunction(value.select)
}

function textOf(value: unknown): string {
  return isText(value) ? value : ''
}

function textsOf(value: unknown): readonly string[] {
  return isTexts(value) ? value : []
}
