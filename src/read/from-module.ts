/** One loaded module of `mutants/`: its guards, with the sites that they select. */

import type { Place } from '../model/place.ts'
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
import type { SelectSite } from './select-site.ts'
import { siteOf } from './site-of.ts'
import { behaviourComplaint, idComplaint } from './words.ts'

/** The module that is read, all that is read with it, and how sites are found. */
type Context = { readonly module: LoadedModule; readonly input: ReadInput; readonly select: SelectSite }

/** Functions are there for `revert: with`, other values beside guards may be; a module with neither is a mistake. */
export function readModule(module: LoadedModule, input: ReadInput, select: SelectSite): readonly Draft[] {
  const guards = exportedGuards(module.exports)
  const stray = strayExports(module, guards)
  return [
    ...guards.map((guard) => readDefinition(guard, { module, input, select })),
    ...(stray.length === 0 ? [] : [nothing(stray, module)]),
  ]
}

function readDefinition(guard: ExportedGuard, { module, input, select }: Context): Draft {
  const sound = soundDefinition(guard, module.path)
  if (!('id' in sound)) return nothing(sound, module)
  const { id } = sound
  const place = placeOf(id, module, input)
  const values = readValues(asAnnotation(sound, place), module.path, input)
  const choices = input.isWanted?.(id) === false ? [] : sound.sites.map((choice) => select(choice, module.path))
  const refused = choices.flatMap((choice) => (choice.kind === 'refused' ? [{ ...choice.complaint, place }] : []))
  const faults = [...wordFaults(sound, place), ...values.faults, ...refused]
  const draft = { kind: 'guard' as const, id, place, faults }
  const [revert] = values.reverts
  if (faults.length > 0 || revert === undefined || choices.length === 0) return draft
  const chosen = choices.flatMap((choice) => (choice.kind === 'read' ? [choice.value] : []))
  const sites = chosen.map(({ source, span }) => siteOf(source, span, { revert, place }))
  return { ...draft, guard: guardOf({ ...sound, place }, values, sites) }
}

function nothing(complaints: readonly Complaint[], { path }: LoadedModule): Draft {
  const place = { file: path, line: 1, column: 1 }
  return { kind: 'nothing', faults: complaints.map((complaint) => ({ ...complaint, place })) }
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
