/** What is said where the old behaviour was on disk, or should have been: in a copy of the tree, or in the file itself. */

import type { Guard } from '../model/guard.ts'
import type { Way } from '../model/strategy.ts'
import type { Reason } from '../model/verdict.ts'
import { quote } from './quote.ts'

type Sentences = { readonly observed: string; readonly nextStep: string }
type ReasonOf<K extends Reason['kind']> = Extract<Reason, { kind: K }>

/** The line of a long output that most likely says what is wrong. */
const TELLING = /error|fail|cannot|not found/i

export function ofFailedPreparation(reason: ReasonOf<'prepare-failed'>, { place }: Guard): Sentences {
  const { command, how, output, when } = reason
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const said = lines.find((line) => TELLING.test(line)) ?? lines.at(-1)
  const end = `${quote(command)} ended with ${how}${said === undefined ? '' : `: ${quote(said)}`}`
  if (when === 'control') {
    return {
      observed: `Without any revert ${end}.`,
      nextStep: `Make ${quote(command)} pass first; in a copy of the tree it finds only what git does not ignore.`,
    }
  }
  return {
    observed: `With the old behaviour in place ${end}, so that no test was run.`,
    nextStep: `Correct the revert at ${quote(`${place.file}:${place.line}`)}, so that ${quote(command)} takes it, or change \`prepare:\`.`,
  }
}

export function ofUnwritten({ file, detail, wayOut }: ReasonOf<'not-written'>): Sentences {
  return { observed: `The old behaviour could not be put into ${quote(file)}: ${detail}.`, nextStep: wayOut }
}

/** What was tried besides, after what the overlay saw. Empty when nothing was. */
export function alsoTried(way: Way): string {
  if (way.because?.kind === 'nor-from-disk') return ' In a copy of the tree nothing met it on disk either.'
  if (way.because?.kind !== 'copy-of-no-use') return ''
  return ` A copy of the tree, where it would be on disk, told nothing: ${way.because.detail}.`
}

/** What to do about a file that was not met, besides using it in the test. Begins with a space, or is empty. */
export function orFromDisk({ strategy, because }: Way): string {
  if (because?.kind === 'copy-of-no-use') {
    return ' Where another process, a build or `require` loads it, let `prepare:` make what the copy lacks, or prove it with `--strategy in-place`.'
  }
  if (strategy !== 'overlay' || because?.kind === 'nor-from-disk') return ''
  // @teeth a-strategy-that-would-help-is-named: names the strategy that would help
  //   test: test/unit/errors/disk-sentences.test.ts
  //   was: return ''
  return ' Where another process, a build or `require` loads it, prove it with `--strategy copy`.'
}

/** Why a strategy was taken, as the ledger has it: a phrase that follows `because`. */
export function wayPhrase({ strategy, because }: Way): string | undefined {
  switch (because?.kind) {
    case 'asked-for':
      return `\`--strategy ${strategy}\` was asked for`
    case 'has-a-command-to-run':
      return `${quote(because.command)} is to be run after the revert`
    case 'checks-types':
      return 'a type checker reads what is on disk'
    case 'not-through-vite':
      return `${quote(because.file)} is not loaded through Vite in this test`
    case 'green-in-memory':
      return `the test imports ${quote(because.file)} and runs it from disk as well, where it is what turns the test red`
    case 'nor-from-disk':
      return 'in a copy of the tree nothing met the file on disk either'
    case 'copy-of-no-use':
      return `a copy of the tree told nothing: ${because.detail}`
    default:
      return undefined
  }
}
