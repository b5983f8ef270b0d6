/** Which reports a command gives, and where each of them goes. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Config, ReporterWish } from '../model/config.ts'
import { nearest } from '../model/nearest.ts'
import { REPORTER_NAMES, type ReporterName } from '../report/render.ts'
import type { Flags } from './flags.ts'

export type Report = { readonly name: ReporterName; readonly to: Target }

export type Target =
  | { readonly kind: 'stdout' }
  | { readonly kind: 'stderr' }
  /** As typed, from the folder the command was started in; as configured, from the root. */
  | { readonly kind: 'file'; readonly file: string; readonly from: 'cwd' | 'root' }

type Wish = { readonly name: ReporterName; readonly file?: string; readonly from?: 'cwd' | 'root' }

/** For machines: alone on stdout when no file is named. */
const MACHINE: readonly ReporterName[] = ['json', 'junit', 'html', 'markdown', 'sarif', 'gitlab', 'stryker', 'blob']

/**
 * Settles the reports. `--json` adds JSON on stdout; on GitHub Actions `github-actions` is there by itself. Throws
 * `usage` for a name that is none, for two reports on stdout, and for an `--output-file` that no report claims.
 */
export function settleReports(flags: Flags, config: Config, isOnGitHub: boolean): readonly Report[] {
  const wishes =
    flags.reporters.length > 0 ? flags.reporters.map(typed) : (config.reporters ?? ['default']).map(configured)
  const added: readonly Wish[] = [
    ...(flags.json ? [{ name: 'json' as const }] : []),
    ...(isOnGitHub && wishes.every(({ name }) => name !== 'github-actions')
      ? [{ name: 'github-actions' as const }]
      : []),
  ]
  const claimed = flags.outputFiles.reduce(claim, unique([...wishes, ...added]))
  const onStdout = claimed.filter(({ name, file }) => MACHINE.includes(name) && file === undefined)
  // @teeth one-report-on-stdout: a refusal names two reports on stdout
  //   test: test/unit/cli/reports.test.ts
  //   revert: remove
  if (onStdout.length > 1) throw crowded(onStdout)
  return claimed.map((wish) => ({ name: wish.name, to: target(wish) }))
}

function typed(text: string): Wish {
  const at = text.indexOf('=')
  if (at === -1) return { name: known(text) }
  return { name: known(text.slice(0, at)), file: text.slice(at + 1), from: 'cwd' }
}

function configured(wish: ReporterWish): Wish {
  if (typeof wish === 'string') return { name: known(wish) }
  if (wish.outputFile === undefined) return { name: known(wish.name) }
  return { name: known(wish.name), file: wish.outputFile, from: 'root' }
}

function known(name: string): ReporterName {
  const found = REPORTER_NAMES.find((report) => report === name)
  if (found !== undefined) return found
  const meant = nearest(name, REPORTER_NAMES)
  const hint = meant === undefined ? `expected one of ${listed(REPORTER_NAMES)}` : `did you mean \`${meant}\`?`
  throw new TeethError('usage', `there is no report \`${name}\`; ${hint}`)
}

/** Gives a file to the report it names, or to the only one that it can be meant for. */
function claim(wishes: readonly Wish[], text: string): readonly Wish[] {
  const at = text.indexOf('=')
  const name = REPORTER_NAMES.find((report) => at > 0 && report === text.slice(0, at))
  const file = name === undefined ? text : text.slice(at + 1)
  const open = wishes.filter((wish) => wish.file === undefined && (name === undefined || wish.name === name))
  const machines = open.filter((wish) => MACHINE.includes(wish.name))
  const [owner, other] = machines.length > 0 ? machines : open
  if (owner === undefined) throw unclaimed(text, name)
  if (other !== undefined) throw ambiguous(text, machines.length > 0 ? machines : open)
  return wishes.map((wish) => (wish === owner ? { ...wish, file, from: 'cwd' } : wish))
}

function unique(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.filter((wish, index) => {
    return wishes.findIndex((other) => other.name === wish.name && other.file === wish.file) === index
  })
}

function target({ name, file, from = 'cwd' }: Wish): Target {
  if (file !== undefined) return { kind: 'file', file, from }
  // @teeth only-machines-on-stdout: the reports have annotations on GitHub by themselves, never on stdout
  //   test: test/unit/cli/reports.test.ts
  //   was: return { kind: 'stdout' }
  return { kind: MACHINE.includes(name) ? 'stdout' : 'stderr' }
}

function unclaimed(text: string, name: ReporterName | undefined): TeethError {
  const missing = name === undefined ? 'every report has its file already' : `add \`--reporter ${name}\``
  return new TeethError('usage', `no report is left for \`--output-file ${text}\`; ${missing}`)
}

function ambiguous(text: string, wishes: readonly Wish[]): TeethError {
  const names = wishes.map(({ name }) => name)
  const example = `--output-file ${names[0]}=${text}`
  return new TeethError('usage', `\`--output-file ${text}\` could be for ${listed(names)}; write \`${example}\``)
}

function crowded(wishes: readonly Wish[]): TeethError {
  const names = wishes.map(({ name }) => name)
  const example = `--reporter ${names.at(-1)}=<file>`
  return new TeethError('usage', `${listed(names)} would share stdout; give all but one a file: \`${example}\``)
}

function listed(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}
