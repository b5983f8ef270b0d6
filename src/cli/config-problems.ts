/** What is wrong with a configuration, in one sentence for each mistake: the key, its value, what was expected. */

import type { z } from 'zod'
import { nearest } from '../model/nearest.ts'

const LONGEST_VALUE = 60

/** Keys further in, by the key at the top that they are under. */
const INNER_KEYS: Readonly<Record<string, readonly string[]>> = {
  layers: ['proves', 'network'],
  reporters: ['name', 'outputFile'],
}

/** One sentence a mistake, in the order of the schema. `known` are the keys that there are at the top. */
export function configProblems(error: z.ZodError, value: unknown, known: readonly string[]): readonly string[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [sentence(issue, value)]
    return issue.keys.map((key) => unknownKey(key, issue.path.length === 0 ? known : innerKeys(issue.path), issue.path))
  })
}

function sentence({ path, message }: z.core.$ZodIssue, value: unknown): string {
  const found = path.reduce<unknown>(within, value)
  const subject = path.length === 0 ? 'the configuration' : `\`${spelled(path)}\``
  return found === undefined ? `${subject} is missing; ${message}` : `${subject} is \`${shown(found)}\`; ${message}`
}

function innerKeys([top]: readonly PropertyKey[]): readonly string[] {
  return INNER_KEYS[String(top)] ?? []
}

function unknownKey(key: string, known: readonly string[], path: readonly PropertyKey[]): string {
  const meant = nearest(key, known)
  const hint = meant === undefined ? `the keys are ${listed(known)}` : `did you mean \`${meant}\`?`
  return `there is no key \`${spelled([...path, key])}\`; ${hint}`
}

function listed(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}

function within(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function spelled(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('')
}

function shown(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}
