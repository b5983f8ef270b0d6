/** Which test files execute the places of mutants: asked once for all of them, so that no mutant is tried where it never runs. */

import { keyOf, type Target } from '../diff/target.ts'
import type { Overlay, Run } from '../model/run.ts'
import type { Mutant } from '../model/sweep.ts'
import type { Lane, TestImports } from '../model/world.ts'
import type { IsAlone } from '../prove/alone.ts'
import { deadline } from '../prove/deadline.ts'
import { sideBySide } from '../prove/side-by-side.ts'
import { instrument } from '../revert/instrument.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { nodeAt } from '../syntax/node-at.ts'
import type { SweepRequest } from './sweep-request.ts'
import { offsetAt } from './offset-at.ts'
import { wasShown } from './was-shown.ts'

/** False where a test file never comes to a mutant; true where it does, and where that cannot be told. */
export type Reaches = (mutant: Mutant, target: Target) => boolean

export type Scanned = {
  readonly reaches: Reaches
  /** The run of a test file in which a lane looked for the mutants' places, when it was green. */
  readonly green: (lane: Lane, target: Target) => Run | undefined
}

export type ScanTerms = {
  readonly request: Pick<SweepRequest, 'runs'>
  readonly lanes: readonly Promise<Lane>[]
  readonly goesOn: () => boolean
  readonly isAlone: IsAlone
  /** Test files that Stryker has run in workers of their own: with what it saw, a kept worker is enough. */
  readonly ran: ReadonlySet<string>
  /** What each target imports. */
  readonly imports: readonly TestImports[]
  readonly texts: ReadonlyMap<string, string>
}

/** Up to the first time that its place is executed, a mutant is no other than what stood there. */
export async function scan(mutants: readonly Mutant[], terms: ScanTerms): Promise<Scanned> {
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const probed = new Map([...byFile].map(([file, own]) => [file, probedFile(file, own, terms.texts)]))
  const looks = await lookIn({ ...terms, probed })
  const reaches: Reaches = (mutant, target) => {
    const run = looks.get(keyOf(target))?.run
    const known = run?.overlays.find(({ file }) => file === mutant.file)
    const number = probed.get(mutant.file)?.numbers.get(spanOf(mutant))
    // @teeth what-was-not-probed-may-run: a mutant at a place without a probe is tried
    //   test: test/unit/sweep/scan.test.ts
    //   revert: condition false
    if (known === undefined || number === undefined) return true
    // @teeth a-kept-look-says-nothing-against: a kept worker says nothing against StrykerJS of where a mutant runs
    //   test: test/unit/sweep/scan.test.ts
    //   was: return known.reached.includes(number)
    return known.reached.includes(number) || (run?.worker === 'kept' && wasShown(mutant, target.file, terms.ran))
  }
  const green = (lane: Lane, target: Target) => {
    const look = looks.get(keyOf(target))
    // @teeth a-control-of-the-same-lane: what another lane saw is no control, as its tests may have other names
    //   test: test/unit/sweep/first-control.test.ts
    //   was: return look?.run
    return look?.lane === lane ? look.run : undefined
  }
  return { reaches, green }
}

type Look = { readonly lane: Lane; readonly run: Run }

/** By target. */
async function lookIn(terms: ProbedTerms): Promise<ReadonlyMap<string, Look>> {
  const looks = new Map<string, Look>()
  const wanted = terms.imports.filter(({ modules }) => modules.some(({ file }) => terms.probed.has(file)))
  // @teeth alone-in-a-scan-too: what counts on being alone is looked into in one lane, after everything else
  //   test: test/unit/sweep/scan.test.ts
  //   was: const due = wanted.map((target) => ({ ...target, isSerial: false }))
  const due = wanted.map((target) => ({ ...target, isSerial: terms.isAlone(target.layer, target.file) }))
  await sideBySide(terms.lanes, due, async (queue, opening) => {
    const lane = await opening
    for (let next = queue.shift(); next !== undefined && terms.goesOn(); next = queue.shift()) {
      const run = await runProbed(lane, next, terms)
      if (isTelling(run)) looks.set(keyOf(next), { lane, run })
    }
  })
  return looks
}

/** What a red run did not come to, a green one may. */
export function isTelling({ end, tests, suiteErrors, unhandled }: Run): boolean {
  const isGreen = tests.every(({ state }) => state !== 'failed' && state !== 'pending')
  return end.kind === 'finished' && isGreen && suiteErrors.length === 0 && unhandled.length === 0
}

type Probed = { readonly overlay: Overlay; readonly numbers: ReadonlyMap<string, number> }

function probedFile(file: string, mutants: readonly Mutant[], texts: ReadonlyMap<string, string>): Probed {
  const text = texts.get(file) ?? ''
  const version = { text, tree: compilerTree(file, text) }
  const places = [...new Map(mutants.map((mutant) => [spanOf(mutant), mutant])).entries()]
  const sites = places.flatMap(([, { start, end }], number) => {
    const span = { start: offsetAt(text, start), end: offsetAt(text, end) }
    const node = nodeAt(version.tree, span)
    const edits = [{ span, text: text.slice(span.start, span.end) }]
    return node === undefined ? [] : [{ number, node, edits, region: span }]
  })
  const served = instrument({ file, before: version, after: version, edits: [], sites })
  const overlay = { file, text: served.text, trailerAt: served.trailerAt, plain: text, before: text }
  const numbers = places.map(([span], number) => [span, number] as const)
  return { overlay, numbers: new Map(numbers.filter(([, number]) => served.probed.includes(number))) }
}

function spanOf({ start, end }: Mutant): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`
}

type ProbedTerms = ScanTerms & { readonly probed: ReadonlyMap<string, Probed> }

function runProbed(
  lane: Lane,
  { file, layer, modules }: TestImports,
  { request, probed, ran }: ProbedTerms,
): Promise<Run> {
  const { runs } = request
  const overlays = modules.flatMap((module) => probed.get(module.file)?.overlay ?? [])
  return lane.run({
    id: `scan of ${file}`,
    file,
    layer,
    overlays,
    worker: ran.has(file) ? 'kept' : 'fresh',
    isOffline: runs.isOffline,
    deadlineMs: deadline(runs.deadlineMs, undefined),
  })
}
