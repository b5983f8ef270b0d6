/** Which strategies a run could take here, and what keeps it from the others. */

import { TREE_ERROR_TEXTS } from '../errors/tree-error-texts.ts'
import type { StrategyWish } from '../model/strategy.ts'
import type { Lane, LayerFact } from '../model/world.ts'
import { count } from '../report/count.ts'
import type { StrategyOutlook } from '../world/strategy-outlook.ts'
import { type End, type Finding, fine, note, stops } from './finding.ts'

/** As a lane that has started tells it. */
export function overlayFindings({ layers, canKeepWorkers, keepRefusal }: Lane): readonly Finding[] {
  const proving = layers.filter(({ refusal }) => refusal === undefined)
  return [
    ...(proving.length === 0 ? [] : [fine('overlay', named(proving))]),
    ...layers.flatMap(({ name, refusal }) =>
      refusal === undefined ? [] : [note('overlay', `not in ${shown(name)}: ${refusal}`)],
    ),
    canKeepWorkers
      ? fine('overlay', 'workers are kept from trial to trial')
      : note('overlay', `each trial starts a worker: ${keepRefusal ?? 'this Vitest keeps none'}`),
  ]
}

function named(layers: readonly LayerFact[]): string {
  const files = new Set(layers.flatMap((layer) => layer.files)).size
  return `in ${layers.map(({ name }) => shown(name)).join(', ')}: ${count(files, 'test file')}`
}

function shown(name: string): string {
  return name === '' ? 'the unnamed layer' : `\`${name}\``
}

// @teeth in-place-has-its-own-way-out: a strategy that stops a run says what to do about itself: the way out is its own
//   test: test/unit/cli/doctor.test.ts
//   names: the way out is its own
//   was: const NOT_WRITTEN: End = TREE_ERROR_TEXTS['tree-not-copied']
const NOT_WRITTEN: End = {
  wayOut: 'Let the root of the project and `.teeth` in it be written, or prove with `--strategy copy`.',
  exitCode: 4,
}

export function diskFindings({ copy, inPlace }: StrategyOutlook, wish: StrategyWish): readonly Finding[] {
  return [
    copy.refusal === undefined
      ? fine('copy', `${count(copy.files, 'file')} of \`${copy.top}\` would be copied, \`node_modules\` linked`)
      : refused(stops('copy', copy.refusal, TREE_ERROR_TEXTS['tree-not-copied']), wish),
    inPlace.refusal === undefined
      ? fine('in-place', 'files can be written, under a lock and a journal')
      : refused(stops('in-place', inPlace.refusal, NOT_WRITTEN), wish),
  ]
}

/** A strategy that is not asked for stops nobody. */
function refused(finding: Finding, wish: StrategyWish): Finding {
  return finding.topic === wish ? finding : note(finding.topic, finding.text, finding.next)
}
