/** The value of `revert:`: a rule's name and what the rule needs. */

import { nearest } from '../model/nearest.ts'
import type { RevertSpec } from '../model/revert.ts'
import type { Outcome } from './annotation.ts'
import { fromRoot } from './from-root.ts'
import { quoted } from './quoted.ts'
import { readSwap } from './read-swap.ts'

type Rule = (rest: string, file: string) => RevertSpec | string

const RULES: Readonly<Record<string, Rule>> = {
  remove: (rest) => (rest === '' ? { kind: 'remove' } : `\`remove\` takes nothing; found ${quoted(rest)}`),
  condition: (rest) =>
    rest === ''
      ? '`condition` has no expression; expected one, such as `true`'
      : { kind: 'condition', expression: rest },
  unwrap: readUnwrap,
  body: (rest) => ({ kind: 'body', code: rest }),
  swap: readSwap,
  from: (rest) =>
    /^\S+$/.test(rest) ? { kind: 'from', ref: rest } : `${quoted(rest)} is no git ref; expected one word`,
  with: readWith,
}

const FORMS: Readonly<Record<string, string>> = {
  remove: 'remove',
  condition: 'condition <expression>',
  unwrap: 'unwrap, unwrap left, unwrap right',
  body: 'body <code>',
  swap: 'swap <old> => <new>, swap all <old> => <new>',
  from: 'from <git ref>',
  with: 'with mutants/<file>#<export>',
}

/** Says which rule the words name and refuses what the rule cannot take. `file` is where they are written. */
export function readRevert(value: string, file: string): Outcome<RevertSpec> {
  const [, name = '', rest = ''] = /^(\S+)(?:[^\S\n]*(\n?[\s\S]*))?$/.exec(value) ?? []
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined
  if (rule === undefined) return refuse(unknown(name), Object.values(FORMS))
  const spec = rule(rest.trim() === '' ? '' : rest.replace(/^\n/, ''), file)
  return typeof spec === 'string' ? refuse(spec, [FORMS[name] ?? name]) : { kind: 'read', value: spec }
}

function readUnwrap(rest: string): RevertSpec | string {
  if (rest === '') return { kind: 'unwrap' }
  if (rest === 'left' || rest === 'right') return { kind: 'unwrap', side: rest }
  return `\`unwrap\` takes \`left\`, \`right\` or nothing; found ${quoted(rest)}`
}

function readWith(rest: string, file: string): RevertSpec | string {
  const [, written, name] = /^([^#\s]+)#([\p{L}\p{N}_$]+(?:\[\d+\])?)$/u.exec(rest) ?? []
  if (written === undefined || name === undefined) return `${quoted(rest)} names no function of a module`
  const module = fromRoot(written, file)
  if (module.kind !== 'inside') return `${quoted(written)} is no path inside the root`
  return { kind: 'with', module: module.path, name }
}

function unknown(name: string): string {
  if (name === 'was') return '`was` is a key of its own; expected `was: <code>`'
  const meant = nearest(name, Object.keys(RULES))
  return `there is no revert ${quoted(name)}${meant === undefined ? '' : `; the nearest is \`${meant}\``}`
}

function refuse(message: string, forms: readonly string[]): Outcome<RevertSpec> {
  const wayOut = `Write \`was: <code>\` or \`revert:\` with ${forms
    .flatMap((form) => form.split(', '))
    .map(quoted)
    .join(', ')}.`
  return { kind: 'refused', complaint: { code: 'bad-revert', message, wayOut } }
}
