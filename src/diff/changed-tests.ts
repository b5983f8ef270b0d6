/** The tests that are new in a change, or do something else than before. */

import type { ChangedFile } from '../model/change.ts'
import { type Ground, suiteKey, type TestBlock, type TestFile, testFile, UNKNOWN } from './test-blocks.ts'
import { sides } from './version.ts'

export type ChangedTest = TestBlock & { readonly change: 'new' | 'changed' }

export type TestChange = {
  /** POSIX from the root. */
  readonly file: string
  readonly tests: readonly ChangedTest[]
  /** Whether which tests are new can only be told by running both texts: titles from tables, tests made by helpers. */
  readonly isOpaque: boolean
}

/** Told by titles and by what the tests do; a test is changed too when what it leans on in its file is. Pure. */
export function changedTests({ path, before = '', now = '' }: ChangedFile): TestChange {
  const both = sides(path, { before, now })
  const [old, present] = [testFile(path, both.before), testFile(path, both.now)]
  const byTitle = Map.groupBy(old.blocks, ({ titles }) => suiteKey(titles))
  const titles = new Set(present.blocks.map((block) => suiteKey(block.titles)))
  const gone = new Set(old.blocks.filter((block) => !titles.has(suiteKey(block.titles))).map(({ body }) => body))
  const differing = new Map(
    [...present.grounds].map(([suite, ground]) => [suite, differingNames(ground, old.grounds.get(suite))]),
  )
  const tests = present.blocks.flatMap((block): readonly ChangedTest[] => {
    const known = byTitle.get(suiteKey(block.titles))
    if (known === undefined) return gone.has(block.body) ? [] : [{ ...block, change: 'new' }]
    const isSame =
      known.some(({ shape }) => shape === block.shape) && !leansOnChange(block, present, { old, differing })
    return isSame ? [] : [{ ...block, change: 'changed' }]
  })
  const isOpaque =
    tests.some(({ titles }) => titles.some((title) => title.includes(UNKNOWN))) || hasOtherStatements(old, present)
  return { file: path, tests, isOpaque }
}

type Differing = ReadonlyMap<string, ReadonlySet<string>>

/** Whether a hook around the test, or a name it uses, means something else now. The innermost suite that has a name gives it. */
function leansOnChange(
  { titles, uses }: TestBlock,
  present: TestFile,
  { old, differing }: { readonly old: TestFile; readonly differing: Differing },
): boolean {
  const suites = titles.map((_, length) => suiteKey(titles.slice(0, length))).toReversed()
  if (suites.some((suite) => hooksOf(present.grounds.get(suite)) !== hooksOf(old.grounds.get(suite)))) return true
  return [...uses].some((name) => {
    // @teeth names-belong-to-their-suite: a name of its own is not the helper of that name
    //   test: test/unit/diff/changed-tests.test.ts
    //   was: const home = [...differing.keys()].find((suite) => present.grounds.get(suite)?.declared.has(name))
    const home = suites.find((suite) => present.grounds.get(suite)?.declared.has(name))
    return home !== undefined && differing.get(home)?.has(name) === true
  })
}

const HOOK = /id:(?:before|after|around)(?:All|Each)\b/

function hooksOf(ground: Ground | undefined): string {
  return (ground?.statements ?? []).filter((statement) => HOOK.test(statement.slice(0, 40))).join()
}

/** Names that were not there or meant something else, and what uses these. */
function differingNames({ declared }: Ground, old: Ground | undefined): ReadonlySet<string> {
  const isOther = ([name, { shape }]: readonly [string, { readonly shape: string }]): boolean =>
    old?.declared.get(name)?.shape !== shape
  const found = new Set([...declared].filter(isOther).map(([name]) => name))
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const [name, { uses }] of declared) if ([...uses].some((used) => found.has(used))) found.add(name)
  }
  return found
}

/** Calls that may make tests and were not there before. */
function hasOtherStatements(old: TestFile, present: TestFile): boolean {
  return [...present.grounds].some(([suite, { statements }]) => {
    const known = new Set(old.grounds.get(suite)?.statements)
    return statements.some((statement) => !known.has(statement) && !HOOK.test(statement.slice(0, 40)))
  })
}
