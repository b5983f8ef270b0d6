/** Which reports a command gives, and where each of them goes. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Config, ReporterWish } from '../model/config.ts'
import { nearest } from '../model/nearest.ts'
import type { ReporterName } from '../report/reporter-names.ts'
import type { Flags } from './flags.ts'

export type Report<Name extends string = ReporterName> = { readonly name: Name; readonly to: Target }

export type Target =
  | { readonly kind: 'stdout' }
  | { readonly kind: 'stderr' }
  /** As typed, from the folder the command was started in; as configured, from the root. */
  | { readonly kind: 'file'; readonly file: string; readonly from: 'cwd' | 'root' }

/** What a command can give, and what it gives where nobody asks. */
export type Offer<Name extends string> = {
  readonly names: readonly Name[]
  readonly config: Pick<Config, 'reporters'>
  /** Then `github-actions` is there by itself. */
  readonly isOnGitHub: boolean
}

/** Every command has these. */
type Always = 'default' | 'json' | 'github-actions'

type Wish<Name extends string> = { readonly name: Name; readonly file?: string; readonly from?: 'cwd' | 'root' }

/** For machines: alone on stdout when no file is named. */
const MACHINE: readonly string[] = ['json', 'junit', 'html', 'markdown', 'sarif', 'gitlab', 'stryker', 'blob']

/**
 * Settles the reports. `--json` adds JSON on stdout. Throws `usage` for a name that is none, for two reports on stdout, and for an `--output-file` that no report claims.
 */
export function settleReports<Name extends string>(
  flags: Flags,
  { names, config, isOnGitHub }: Offer<Name | Always>,
): readonly Report<Name | Always>[] {
  const wishes =
    flags.reporters.length > 0
      ? flags.reporters.map((text) => typed(text, names))
      : (config.reporters ?? ['default']).map((wish) => configured(wish, names))
  const added: readonly Wish<Always>[] = [
    ...(flags.json ? [{ name: 'json' as const }] : []),
    ...(isOnGitHub && wishes.every(({ name }) => name !== 'github-actions')
      ? [{ name: 'github-actions' as const }]
      : []),
  ]
  const claimed = flags.outputFiles.reduce(
    (open: readonly Wish<Name | Always>[], text) => claim(open, text, names),
    unique<Name | Always>([...wishes, ...added]),
  )
  const onStdout = claimed.filter(({ name, file }) => MACHINE.includes(name) && file === undefined)
  // @teeth one-report-on-stdout: a refusal names two reports on stdout
  //   test: test/unit/cli/reports.test.ts
  //   revert: remove
  if (onStdout.length > 1) throw crowded(onStdout)
  return claimed.map((wish) => ({ name: wish.name, to: target(wish) }))
}

function typed<Name extends string>(text: string, names: readonly Name[]): Wish<Name> {
  const at = text.indexOf('=')
  if (at === -1) return { name: known(text, names) }
  return { name: known(text.slice(0, at), names), file: text.slice(at + 1), from: 'cwd' }
}

function configured<Name extends string>(wish: ReporterWish, names: readonly Name[]): Wish<Name> {
  if (typeof wish === 'string') return { name: known(wish, names) }
  if (wish.outputFile === undefined) return { name: known(wish.name, names) }
  return { name: known(wish.name, names), file: wish.outputFile, from: 'root' }
}

function known<Name extends string>(name: string, names: readonly Name[]): Name {
  const found = names.find((report) => report === name)
  if (found !== undefined) return found
  const meant = nearest(name, names)
  const hint = meant === undefined ? `expected one of ${listed(names)}` : `did you mean \`${meant}\`?`
  throw new TeethError('usage', `there is no report \`${name}\`; ${hint}`)
}

/** Gives a file to the report it names, or to the only one that it can be meant for. */
function claim<Name extends string>(
  wishes: readonly Wish<Name>[],
  text: string,
  names: readonly Name[],
): readonly Wish<Name>[] {
  const at = text.indexOf('=')
  const name = names.find((report) => at > 0 && report === text.slice(0, at))
  const file = name === undefined ? text : text.slice(at + 1)
  const open = wishes.filter((wish) => wish.file === undefined && (name === undefined || wish.name === name))
  const machines = open.filter((wish) => MACHINE.includes(wish.name))
  const [owner, other] = machines.length > 0 ? machines : open
  if (owner === undefined) throw unclaimed(text, name)
  if (other !== undefined) throw ambiguous(text, machines.length > 0 ? machines : open)
  return wishes.map((wish) => (wish === owner ? { ...wish, file, from: 'cwd' } : wish))
}

function unique<Name extends string>(wishes: readonly Wish<Name>[]): readonly Wish<Name>[] {
  return wishes.filter((wish, index) => {
    return wishes.findIndex((other) => other.name === wish.name && other.file === wish.file) === index
  })
}

function target({ name, file, from = 'cwd' }: Wish<string>): Target {
  if (file !== undefined) return { kind: 'file', file, from }
  // @teeth only-machines-on-stdout: the reports have annotations on GitHub by themselves, never on stdout
  //   test: test/unit/cli/reports.test.ts
  //   was: return { kind: 'stdout' }
  return { kind: MACHINE.includes(name) ? 'stdout' : 'stderr' }
}

function unclaimed(text: string, name: string | undefined): TeethError {
  const missing = name === undefined ? 'every report has its file already' : `add \`--reporter ${name}\``
  return new TeethError('usage', `no report is left for \`--output-file ${text}\`; ${missing}`)
}

function ambiguous(text: string, wishes: readonly Wish<string>[]): TeethError {
  const names = wishes.map(({ name }) => name)
  const example = `--output-file ${names[0]}=${text}`
  return new TeethError('usage', `\`--output-file ${text}\` could be for ${listed(names)}; write \`${example}\``)
}

function crowded(wishes: readonly Wish<string>[]): TeethError {
  const names = wishes.map(({ name }) => name)
  const example = `--reporter ${names.at(-1)}=<file>`
  return new TeethError('usage', `${listed(names)} would share stdout; give all but one a file: \`${example}\``)
}

function listed(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}
