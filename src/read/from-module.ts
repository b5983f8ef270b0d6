/** One loaded module of `mutants/`: its guards, with the sites that they select. */

import type { Site } from '../model/guard.ts'
import type { Place } from '../model/place.ts'
import type { RevertSpec } from '../model/revert.ts'
import { locator } from '../syntax/locate.ts'
import type { Annotation, Complaint, Fault } from './annotation.ts'
import { isDefinedGuard } from './define-guard.ts'
import { type SoundDefinition, soundDefinition } from './definition.ts'
import type { Draft } from './draft.ts'
import { type ExportedGuard, exportedGuards, isFunction } from './exported.ts'
import { guardOf } from './guard-of.ts'
import { quoted } from './quoted.ts'
import type { LoadedModule, ReadInput } from './read-input.ts'
import { readValues } from './read-values.ts'
import type { ChosenSite, SelectSite } from './select-site.ts'
import { behaviourComplaint, idComplaint } from './words.ts'

/** Functions are there for `revert: with`, other values beside guards may be; a module with neither is a mistake. */
export function readModule(module: LoadedModule, input: ReadInput, select: SelectSite): readonly Draft[] {
  const guards = exportedGuards(module.exports)
  const place = { file: module.path, line: 1, column: 1 }
  const stray = strayExports(module, guards).map((complaint): Fault => ({ ...complaint, place }))
  return [
    ...guards.map((guard) => readDefinition(guard, module, input, select)),
    ...(stray.length === 0 ? [] : [{ kind: 'nothing' as const, faults: stray }]),
  ]
}

function readDefinition(guard: ExportedGuard, module: LoadedModule, input: ReadInput, select: SelectSite): Draft {
  const sound = soundDefinition(guard, module.path)
  if (!('id' in sound)) {
    const place = placeOf('', module, input)
    return { kind: 'nothing', faults: sound.map((complaint) => ({ ...complaint, place })) }
  }
  const { id } = sound
  const place = placeOf(id, module, input)
  const values = readValues(asAnnotation(sound, place), module.path, input)
  const choices = input.isWanted?.(id) === false ? [] : sound.sites.map((choice) => select(choice, module.path))
  const complaints = choices.flatMap((choice) => (choice.kind === 'refused' ? [choice.complaint] : []))
  const chosen = choices.flatMap((choice) => (choice.kind === 'read' ? [choice.value] : []))
  const faults = [
    ...wordFaults(sound, place),
    ...values.faults,
    ...complaints.map((complaint) => ({ ...complaint, place })),
  ]
  const [revert] = values.reverts
  const draft = { kind: 'guard' as const, id, place, faults }
  if (faults.length > 0 || revert === undefined || chosen.length === 0) return draft
  return {
    ...draft,
    guard: guardOf(
      { ...sound, place },
      values,
      chosen.map((one) => siteOf(one, revert, place)),
    ),
  }
}

/** Its values are read like those of an annotation, so that both take and refuse the same. */
function asAnnotation(sound: SoundDefinition, place: Place): Annotation {
  const entries = sound.entries.map(([key, value]) => ({ key, value: value.trim(), place, valuePlace: place }))
  return { ...sound, kind: 'guard', entries, faults: [], place, comment: { start: 0, end: 0 } }
}

function wordFaults({ id, behaviour }: SoundDefinition, place: Place): readonly Fault[] {
  const complaints = [idComplaint(id), behaviourComplaint(behaviour)]
  return complaints.flatMap((complaint) => (complaint === undefined ? [] : [{ ...complaint, place }]))
}

function siteOf({ source, span }: ChosenSite, revert: RevertSpec, place: Place): Site {
  const text = source.text.slice(span.start, span.end)
  return { file: source.file, span, text, line: locator(source.file, source.text)(span.start).line, revert, place }
}

/** A value does not know where it was written; its id, as a literal, is the best sign there is. */
function placeOf(id: string, { path }: LoadedModule, input: ReadInput): Place {
  const text = input.sources.find((source) => source.file === path)?.text
  const offset = text === undefined || id === '' ? -1 : quotedAt(text, id)
  return text === undefined || offset === -1 ? { file: path, line: 1, column: 1 } : locator(path, text)(offset)
}

function quotedAt(text: string, id: string): number {
  const offsets = [`'${id}'`, `"${id}"`, `\`${id}\``].map((literal) => text.indexOf(literal)).filter((at) => at !== -1)
  return offsets.length === 0 ? -1 : Math.min(...offsets)
}

function strayExports(module: LoadedModule, guards: readonly ExportedGuard[]): readonly Complaint[] {
  const values = Object.entries(module.exports)
  const unbranded = values.filter(([, value]) => [value].flat().some(looksLikeGuard)).map(([name]) => notDefined(name))
  if (unbranded.length > 0 || guards.length > 0 || values.some(([, value]) => isFunction(value))) return unbranded
  return [
    {
      code: 'mutants-not-a-guard',
      message: `${quoted(module.path)} exports no guard and no function; expected one at least`,
      wayOut: 'Export what `defineGuard` returns, or a function for `revert: with`.',
    },
  ]
}

function looksLikeGuard(value: unknown): boolean {
  if (isDefinedGuard(value)) return false
  return typeof value === 'object' && value !== null && 'id' in value && 'revert' in value
}

function notDefined(name: string): Complaint {
  return {
    code: 'mutants-not-a-guard',
    message: `the export ${quoted(name)} looks like a guard and is none; expected what \`defineGuard\` returns`,
    wayOut: `Write \`export const ${name} = defineGuard({ … })\`.`,
  }
}
