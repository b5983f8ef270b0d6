/** Where a first guard could stand: a source with a test of its own, and in it a line that refuses something. */

export type FirstGuard = {
  /** POSIX from the root. */
  readonly source: string
  readonly test: string
  /** 1-based line of an early exit; absent when the source has none that is easily seen. */
  readonly line?: number
}

const TEST = /\.(test|spec)\.[cm]?[jt]sx?$/
const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/

/** The first early exit in each of these is as good as any. */
const EARLY_EXIT = /^\s*(if \(.*\) (return|throw|continue)\b|if \(.*\) \{$)/

/** Pairs of a source and the test named after it, in the order of the files. */
export function guardable(files: readonly string[]): readonly Pick<FirstGuard, 'source' | 'test'>[] {
  const sources = files.filter((file) => SOURCE.test(file) && !TEST.test(file))
  return files
    .filter((file) => TEST.test(file))
    .flatMap((test) => sources.filter((source) => stem(source) === stem(test)).map((source) => ({ source, test })))
}

/** The 1-based line of the first early exit of a text. */
export function earlyExit(text: string): number | undefined {
  const index = text.split('\n').findIndex((line) => EARLY_EXIT.test(line.trimEnd()))
  return index === -1 ? undefined : index + 1
}

/** What to paste, and the command that proves it. */
export function firstGuardText(guard: FirstGuard | undefined, invocation: string): string {
  const { source, test, line } = guard ?? { source: 'src/lookup.ts', test: 'test/lookup.test.ts' }
  const place =
    line === undefined ? `above a line of ${source} that a test should hold` : `above line ${line} of ${source}`
  return `A first guard, to paste ${place}:

  // @teeth ${idOf(source)}: <what this line promises, in the words of your domain>
  //   test: ${test}
  //   revert: remove

Its test goes red for the named reason when the failing title or message holds that promise.
Then: ${invocation} ${source}
`
}

/** Whoever has guards needs no first one. */
export function guardsThereText(invocation: string): string {
  return `There are guards already: \`${invocation} list\` names them.\n`
}

function stem(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return name.replace(TEST, '').replace(SOURCE, '').toLowerCase()
}

/** An id is lower-case words: `planeLookup.ts` gives `plane-lookup-holds`. */
function idOf(source: string): string {
  const words = source
    .slice(source.lastIndexOf('/') + 1)
    .replace(SOURCE, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  return [...words.filter((word) => word !== ''), 'holds'].join('-')
}
