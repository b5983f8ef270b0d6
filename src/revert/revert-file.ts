/** The sites of a guard in one file put back together. */

import type { Site } from '../model/guard.ts'
import type { Span } from '../model/place.ts'
import type { Edit, Revert, RevertedFile } from '../model/revert.ts'
import type { ts } from '../syntax/parse.ts'
import type { TreeOf } from '../syntax/recent-trees.ts'
import { applyRule, type Supplies } from './apply-rule.ts'
import type { SiteChange, Version } from './change.ts'
import { findSite } from './find-site.ts'
import type { Instrument } from './instrument.ts'
import { objection } from './objection.ts'
import { stale } from './rule.ts'
import { splice } from './splice.ts'

type Request = {
  readonly file: string
  /** Undefined when the file is gone. */
  readonly text: string | undefined
  readonly sites: readonly (readonly [number: number, site: Site])[]
  readonly treeOf: TreeOf
  readonly instrument: Instrument
}

type StaleSite = Extract<Revert, { kind: 'stale' }>
type Outcome = { readonly kind: 'reverted'; readonly file: RevertedFile } | StaleSite

type Numbered = { readonly number: number; readonly site: Site; readonly node: ts.Node }

export function revertFile({ file, text, sites, treeOf, instrument }: Request, supplies: Supplies): Outcome {
  if (text === undefined)
    return { ...stale('file-changed', `\`${file}\` is no longer there`), site: sites[0]?.[0] ?? 0 }
  const before = { text, tree: treeOf(file, text) }
  const found: Numbered[] = []
  for (const [number, site] of sites) {
    const outcome = findSite(site, before)
    if (outcome.kind === 'stale') return { ...outcome, site: number }
    found.push({ number, site, node: outcome.node })
  }
  const removed = new Set(found.filter(({ site }) => site.revert.kind === 'remove').map(({ node }) => node))
  const changes: SiteChange[] = []
  for (const { number, site, node } of found) {
    const outcome = applyRule(site.revert, { ...before, node, removed }, supplies)
    if (outcome.kind === 'stale') return { ...outcome, site: number }
    changes.push({ number, node, edits: outcome.edits, region: regionOf(node, outcome.edits) })
  }
  return together({ file, before, treeOf, instrument }, changes)
}

function regionOf(node: ts.Node, edits: readonly Edit[]): Span {
  const start = Math.min(node.getStart(), ...edits.map(({ span }) => span.start))
  return { start, end: Math.max(node.end, ...edits.map(({ span }) => span.end)) }
}

type Old = Pick<Request, 'file' | 'treeOf' | 'instrument'> & { readonly before: Version }

function together({ file, before, treeOf, instrument }: Old, sites: readonly SiteChange[]): Outcome {
  const overlap = overlapping(sites)
  // @teeth sites-apart: a guard of several sites is stale when one site lies in another that goes
  //   test: test/unit/revert/revert.test.ts
  //   revert: condition false
  if (overlap !== undefined)
    return { ...stale('sites-overlap', 'its edits run into those of another site of the guard'), site: overlap }
  const edits = sites.flatMap((site) => site.edits).toSorted((a, b) => a.span.start - b.span.start)
  const text = splice(before.text, edits)
  const change = { file, before, after: { text, tree: treeOf(file, text) }, edits, sites }
  const wrong = objection(change)
  if (wrong !== undefined) return wrong
  const instrumented = instrument(change)
  return { kind: 'reverted', file: { file, before: before.text, after: text, edits, instrumented } }
}

/** The number of a site whose edits run into those of one before it in the text. */
function overlapping(sites: readonly SiteChange[]): number | undefined {
  const all = sites.flatMap(({ number, edits }) => edits.map(({ span }) => ({ number, span })))
  const sorted = all.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  return sorted.find(({ span }, index) => {
    const last = sorted[index - 1]?.span
    return last !== undefined && (span.start < last.end || (span.start === last.start && span.end === last.end))
  })?.number
}
