/** Drafts of all files together: further sites joined to their guards, ids unique, problems in order. */

import type { Guard, Site } from '../model/guard.ts'
import { nearest } from '../model/nearest.ts'
import type { Place } from '../model/place.ts'
import type { Problem } from '../model/problem.ts'
import type { Fault } from './annotation.ts'
import type { Draft } from './draft.ts'
import { frame } from './frame.ts'
import { quoted } from './quoted.ts'

export type Reading = {
  /** Without fault, in the order of their files and lines. */
  readonly guards: readonly Guard[]
  /** Of all files, in the order of files and lines. */
  readonly problems: readonly Problem[]
}

type GuardDraft = Extract<Draft, { kind: 'guard' }>
type AlsoDraft = Extract<Draft, { kind: 'also' }>

/** A guard comes out only whole: with a fault at any of its sites, or an id that is not its own, it is left out. */
export function assemble(drafts: readonly Draft[], texts: ReadonlyMap<string, string>): Reading {
  const guards = Map.groupBy(drafts.filter(isGuard), (draft) => draft.id)
  const alsos = Map.groupBy(drafts.filter(isAlso), (draft) => draft.id)
  const problems = [
    ...drafts.flatMap((draft) => draft.faults.map((fault) => problemOf(fault, draft, texts))),
    ...[...guards.values()].flatMap((same) => duplicates(same, texts)),
    ...[...alsos.values()].flat().flatMap((also) => orphan(also, guards, texts)),
  ]
  return {
    guards: [...guards.values()].flatMap((same) => whole(same, alsos.get(same[0]?.id ?? '') ?? [])).toSorted(byPlace),
    problems: problems.toSorted(byPlace),
  }
}

function isGuard(draft: Draft): draft is GuardDraft {
  return draft.kind === 'guard'
}

function isAlso(draft: Draft): draft is AlsoDraft {
  return draft.kind === 'also'
}

function duplicates(same: readonly GuardDraft[], texts: ReadonlyMap<string, string>): readonly Problem[] {
  const [first, ...others] = same
  if (first === undefined) return []
  const { file, line, column } = first.place
  return others.map((draft) =>
    problemOf(
      {
        code: 'duplicate-id',
        message: `${quoted(draft.id)} is also the id of the guard at \`${file}:${line}:${column}\``,
        wayOut: 'Give one of the two another id; a second site of the same guard is `@teeth also <id>`.',
        place: draft.place,
      },
      draft,
      texts,
    ),
  )
}

function orphan(
  also: AlsoDraft,
  guards: ReadonlyMap<string, readonly GuardDraft[]>,
  texts: ReadonlyMap<string, string>,
): readonly Problem[] {
  if (guards.has(also.id) || also.faults.some((fault) => fault.code === 'bad-id')) return []
  const meant = nearest(also.id, guards.keys())
  const fault: Fault = {
    code: 'also-without-guard',
    message: `there is no guard ${quoted(also.id)}${meant === undefined ? '' : `; the nearest is ${quoted(meant)}`}`,
    wayOut: 'Write the id of a guard as its own annotation has it.',
    place: also.place,
  }
  return [problemOf(fault, also, texts)]
}

function whole(same: readonly GuardDraft[], alsos: readonly AlsoDraft[]): readonly Guard[] {
  const [draft] = same
  // @teeth id-twice-leaves-both-guards-out: which of two guards with one id is meant cannot be told
  //   test: test/unit/read/problems.test.ts > an id twice > leaves both guards out
  //   revert: swap || same.length > 1 =>
  if (draft?.guard === undefined || same.length > 1) return []
  const more = alsos.map((also) => also.site).filter((site): site is Site => site !== undefined)
  // @teeth mistake-leaves-its-whole-guard-out: a guard is never proven without one of its sites
  //   test: test/unit/read/problems.test.ts > a further site
  //   revert: condition false
  return more.length < alsos.length ? [] : [{ ...draft.guard, sites: [...draft.guard.sites, ...more] }]
}

function problemOf(fault: Fault, draft: Draft, texts: ReadonlyMap<string, string>): Problem {
  const text = texts.get(fault.place.file)
  return {
    ...fault,
    ...(text === undefined ? {} : { frame: frame(text, fault.place) }),
    ...(draft.kind === 'nothing' || draft.id === '' ? {} : { guardId: draft.id }),
  }
}

function byPlace(a: { readonly place?: Place }, b: { readonly place?: Place }): number {
  if (a.place === undefined || b.place === undefined) return 0
  if (a.place.file !== b.place.file) return a.place.file < b.place.file ? -1 : 1
  return a.place.line - b.place.line || a.place.column - b.place.column
}
