/** Looks at the new and changed tests of a change one by one: what each does with the old code. */

import type { Change, ChangedFile } from '../model/change.ts'
import type { Lane } from '../model/world.ts'
import { caseVerdict, type CaseVerdict } from './case-verdict.ts'
import { changedTests, type TestChange } from './changed-tests.ts'
import type { DiffRequest } from './diff-request.ts'
import type { Cut } from './make-units.ts'
import { oldTitles } from './old-titles.ts'
import type { Role } from './role-of.ts'
import { type Outcome, tryAll, type Tried, type Workshop } from './rounds.ts'
import { newExports, stubUnit } from './stub.ts'
import type { Target } from './target.ts'
import { type TestCase, testCases, titleKey } from './test-cases.ts'
import { wholeOf } from './whole-of.ts'

export type Examined = Omit<TestCase, 'facts'> & CaseVerdict & { readonly file: string }

export type Terms = {
  readonly cut: Cut
  readonly change: Change
  readonly roles: ReadonlyMap<string, Role>
  readonly outcome: Outcome
  readonly lane: Lane
  readonly workshop: Workshop
  readonly request: DiffRequest
}

export async function examineTests(terms: Terms): Promise<readonly Examined[]> {
  const whole = wholeOf(terms.cut.units)
  const examined: Examined[] = []
  for (const file of terms.change.files.filter(({ path }) => terms.roles.get(path) === 'test')) {
    if (file.now === undefined) continue
    const change = changedTests(file)
    const tried = terms.outcome.tried.findLast((one) => one.unit === whole && one.target.file === file.path)
    examined.push(...(tried === undefined ? untried(change) : await examineFile(change, tried, { ...terms, file })))
  }
  return examined
}

function untried({ file, tests }: TestChange): readonly Examined[] {
  return tests.map(({ titles, lines, change }) => ({
    file,
    titlePath: titles,
    line: lines[0],
    change,
    verdict: 'not-tried',
  }))
}

async function examineFile(
  change: TestChange,
  { measured, target }: Tried,
  terms: Terms & { readonly file: ChangedFile },
): Promise<readonly Examined[]> {
  const { proof } = measured
  const naming = terms.request.runs.naming
  const newNames = newExports(terms.cut)
  const before = change.isOpaque && terms.workshop.goesOn() ? await oldTitles(terms.file, target, terms) : undefined
  const cases = testCases(change, proof.control.tests, before)
  const verdicts = cases.map((one) => ({ one, verdict: caseVerdict(one, proof, { naming, newNames }) }))
  const isLacking = verdicts.some(({ verdict }) => verdict.verdict === 'cannot-load')
  const stubbed = isLacking ? await tryStub(target, terms) : undefined
  const absent = await newFileBehind(target, terms)
  return verdicts.map(({ one, verdict: measured }) => {
    const { facts, ...rest } = one
    const verdict = absent === undefined ? measured : withoutFile(measured, absent)
    if (verdict !== measured) return { ...rest, ...verdict, file: change.file }
    if (verdict.verdict !== 'cannot-load') return { ...rest, ...verdict, file: change.file }
    const again =
      stubbed === undefined
        ? undefined
        : caseVerdict({ facts }, stubbed.measured.proof, { naming, newNames: new Set() })
    return { ...rest, ...(settled(verdict, again) ?? byParts(one, verdict, terms.outcome)), file: change.file }
  })
}

/** A new source file that the test file imports itself: it stays, as no file can be taken away in memory. */
async function newFileBehind(target: Target, { lane, change, roles }: Terms): Promise<string | undefined> {
  const isNew = ({ path, status }: ChangedFile): boolean => status === 'added' && roles.get(path) === 'source'
  const added = new Set(change.files.filter(isNew).map(({ path }) => path))
  if (added.size === 0) return undefined
  const [imports] = (await lane.imports?.([target])) ?? []
  return imports?.modules.find(({ file, distance }) => distance === 1 && added.has(file))?.file
}

function withoutFile(verdict: CaseVerdict, path: string): CaseVerdict {
  // @teeth a-new-file-is-no-old-code: one that imports a new file cannot load with the old code, where that is missing
  //   test: test/unit/diff/story.test.ts > tests of the change > one that imports a new file cannot load with the old code, where that is missing
  //   revert: condition true
  if (verdict.verdict !== 'passes-either-way') return verdict
  return { verdict: 'cannot-load', note: `the old code has no \`${path}\`; with that kept, it passes` }
}

async function tryStub(target: Target, { cut, workshop }: Terms): Promise<Tried | undefined> {
  const unit = stubUnit(cut)
  if (unit === undefined || unit.undo.kind !== 'runnable') return undefined
  const { tried } = await tryAll([{ unit, targets: [target], isExhaustive: true }], workshop)
  return tried[0]
}

/** What a test does with the old code once the names that it imports are there. */
function settled(verdict: CaseVerdict, again: CaseVerdict | undefined): CaseVerdict | undefined {
  if (again?.verdict === 'fails-with-old-code')
    return {
      ...again,
      note: `${verdict.note ?? 'it does not load with the old code'}; with its new exports kept, this`,
    }
  if (again?.verdict === 'passes-either-way')
    return {
      ...verdict,
      note: `${verdict.note ?? 'it does not load with the old code'}; with its new exports kept, it passes`,
    }
  return undefined
}

/** A part whose undoing the test notices shows that it is not only there for the new names. */
function byParts({ facts }: TestCase, verdict: CaseVerdict, { tried }: Outcome): CaseVerdict {
  const titles = new Set(facts.map(({ titlePath }) => titleKey(titlePath)))
  for (const { unit, measured } of tried) {
    const { closest } = measured.judgement
    if (unit.scope !== 'part' || measured.judgement.verdict !== 'bites' || closest === undefined) continue
    if (!titles.has(titleKey(closest.titlePath))) continue
    const { kind, error } = closest
    return {
      verdict: 'fails-with-old-code',
      kind,
      ...(error.name === undefined ? {} : { name: error.name }),
      message: error.message,
      note: `with only this undone: ${unit.title}`,
    }
  }
  return verdict
}
