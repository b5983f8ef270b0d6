/** A mutant as what lanes can try: its file with the replacement in it, and the site to watch. */

import { type ChangeUnit, type Undo } from '../diff/change-unit.ts'
import { present } from '../diff/put-back.ts'
import { type Undone, undoEdits } from '../diff/undo-edits.ts'
import type { Guard, Site } from '../model/guard.ts'
import type { Mutant } from '../model/sweep.ts'
import { revert } from '../revert/revert.ts'
import { offsetAt } from './offset-at.ts'

/** `text` is the file as it is now. Stryker's code may need parentheses or semicolons where it comes to. */
export function mutantUnit(mutant: Mutant, text: string): ChangeUnit {
  return { id: mutant.id, scope: 'part', title: `${mutant.mutator} in ${mutant.file}`, ...undone(mutant, text) }
}

function undone(mutant: Mutant, text: string): Undone {
  const { file, start, end, replacement } = mutant
  const place = { file, line: start.line, column: start.column }
  const places = [{ file, line: start.line, diff: '' }]
  const span = { start: offsetAt(text, start), end: offsetAt(text, end) }
  // @teeth a-mutant-fits-its-text: a mutant of another text is not tried in this one
  //   test: test/unit/sweep/mutant-unit.test.ts
  //   revert: condition false
  if (text.slice(span.start, span.end) !== mutant.original)
    return { places, undo: { kind: 'not-runnable', detail: `\`${file}\` has changed since it was mutated` } }
  const site = { file, span, text: mutant.original, line: start.line, place, revert: was(replacement) }
  const fitted = fittedIn(site, text)
  if (fitted !== undefined) return { places, undo: fitted }
  return { ...undoEdits([{ present: present(file, text), edits: [{ span, text: replacement }] }]), places }
}

function was(code: string): Site['revert'] {
  return { kind: 'was', code }
}

/** Undefined where what goes is no syntax node of its own. */
function fittedIn(site: Site, text: string): Undo | undefined {
  const guard: Guard = { id: 'mutant', behaviour: '', sites: [site], tests: [], place: site.place }
  const outcome = revert(guard, new Map([[site.file, text]]), () => undefined)
  if (outcome.kind === 'reverted') return { kind: 'runnable', files: outcome.files, sites: [site] }
  return outcome.reason === 'changes-nothing' ? { kind: 'no-runtime-change' } : undefined
}
