/** Why a revert no longer fits the code, and what to do, for each reason there is. */

import type { StaleReason } from '../model/revert.ts'

type StaleText = { readonly observed: string; readonly nextStep: string }

export const STALE_TEXTS = {
  'changes-nothing': {
    observed: 'The revert leaves the code as it is: the old behaviour and the present one are the same syntax.',
    nextStep: 'Write the code as it was before the fix, or remove the guard if the fix is gone.',
  },
  'does-not-parse': {
    observed: 'With the revert the file no longer parses.',
    nextStep: 'Correct the old code in the annotation so that it fits the place it is put in.',
  },
  'rule-does-not-fit': {
    observed: 'The rule cannot be applied to the node below the annotation.',
    nextStep: 'Move the annotation directly above the node the rule is for, or write the old code with `was:`.',
  },
  'matches-nothing': {
    observed: 'What the revert looks for is not in the code any more.',
    nextStep: 'Bring the revert up to date with the code as it is now.',
  },
  'matches-several': {
    observed: 'What the revert looks for is in the code more than once.',
    nextStep: 'Write more of the code around it so that it fits once, or say `swap all`.',
  },
  'sites-overlap': {
    observed: 'Two sites of the guard cover the same code.',
    nextStep: 'Keep the outer one of the two, or move them apart.',
  },
  'file-changed': {
    observed: 'The file changed while the command ran.',
    nextStep: 'Run the command again.',
  },
  'ref-gone': {
    observed: 'The git ref of the old behaviour, or the declaration in it, is not there.',
    nextStep:
      'Name a ref that has the declaration, or write the old code with `was:`. In a shallow clone fetch the history first: `fetch-depth: 0`.',
  },
  'function-failed': {
    observed: 'The function that makes the revert threw an error or gave no text.',
    nextStep:
      'Mend the function in `mutants/`: it is given the syntax node and returns the old code of it as text; it is not the old code itself.',
  },
} as const satisfies Record<StaleReason, StaleText>
