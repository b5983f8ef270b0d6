/** How one guard that does not bite is told in a terminal: what was put back, what had to happen, what did, what to do. */

import type { LedgerEntry, LedgerProof, LedgerSite } from '../model/ledger.ts'
import type { Place } from '../model/place.ts'
import { badge } from './badge.ts'
import { failureMessage, failureTitle, testName } from './failure-text.ts'
import { revertText } from './revert-text.ts'
import { strategyLines } from './strategy-texts.ts'
import { isAnnotation } from './shown-diff.ts'
import { terminalDiff } from './terminal-diff.ts'
import { codeLines, field, indented, labelled, oneLine, type Page, textLines } from './terminal-page.ts'

const MOST_SITES = 5
const MOST_PROOFS = 5
const MOST_OTHERS = 3
const VALUE_INSET = 12

export function terminalFinding(entry: LedgerEntry, page: Page): readonly string[] {
  const { proofs } = entry
  // The tests to act on first; those that bite only complete the picture.
  const open = proofs.filter(({ verdict }) => verdict !== 'bites')
  const biting = proofs.filter(({ verdict }) => verdict === 'bites')
  return [
    `${badge(entry.verdict, page.colour)}  ${page.colour.bold(oneLine(entry.id))}`,
    ...indented(textLines(entry.behaviour, page, 2)),
    '',
    ...sites(entry, page),
    ...tests([...open, ...biting], page),
    ...strategyLines(entry).flatMap((line) => field('by', line, page)),
    ...field('expected', entry.expected, page),
    ...field('observed', entry.observed, page),
    ...open.slice(0, MOST_PROOFS).flatMap((proof) => [...closest(proof, entry, page), ...alsoRed(proof, page)]),
    ...field('next', entry.nextStep, page),
    ...(entry.because === undefined ? [] : field('because', entry.because, page)),
    ...labelled('again', [page.colour.cyan(oneLine(entry.reproduce))], page),
  ]
}

function sites({ sites, place }: LedgerEntry, page: Page): readonly string[] {
  const rest = sites.length - MOST_SITES
  return [
    ...sites.slice(0, MOST_SITES).flatMap((site) => [...siteLines(site, place, page), '']),
    ...(rest > 0 ? [...indented([page.colour.dim(`… ${rest} more sites`)]), ''] : []),
  ]
}

function siteLines(site: LedgerSite, annotation: Place, page: Page): readonly string[] {
  const place = `  ${page.colour.cyan(`${oneLine(site.file)}:${site.line}`)}`
  if (site.diff !== undefined) {
    return [place, ...terminalDiff(site.diff, isAnnotation(annotation, site), page)]
  }
  // Without a diff the annotation's own words are all there is to compare the code with.
  const present = codeLines(site.text).map((line) => page.colour.dim(line))
  const asked = codeLines(revertText(site.revert)).map((line) => page.colour.yellow(line))
  return [place, ...indented(indented([...present, ...asked]))]
}

function tests(proofs: readonly LedgerProof[], page: Page): readonly string[] {
  const rest = proofs.length - MOST_PROOFS
  const names = proofs.slice(0, MOST_PROOFS).map(({ test, verdict }) => {
    return proofs.length === 1 ? testName(test) : `${testName(test)} (${verdict})`
  })
  return [
    ...names.flatMap((name) => field('test', name, page)),
    ...(rest > 0 ? field('', `… ${rest} more tests`, page) : []),
  ]
}

/** Without what `observed` has quoted already. */
function closest(proof: LedgerProof, { observed }: LedgerEntry, page: Page): readonly string[] {
  const failure = proof.closest
  if (failure === undefined) return []
  const isQuoted = observed.includes(failureMessage(failure))
  if (isQuoted && failure.titlePath.length === 0 && failure.line === undefined) return []
  const title = textLines(failureTitle(failure, proof), page, VALUE_INSET)
  const texts = [...(isQuoted ? [] : [failureMessage(failure)]), ...(page.isVerbose ? [failure.diff ?? ''] : [])]
  const message = texts.filter((text) => text !== '').flatMap((text) => textLines(text, page, VALUE_INSET))
  return labelled('closest', [...title, ...message.map((line) => page.colour.red(line))], page)
}

function alsoRed({ alsoNoticedBy }: LedgerProof, page: Page): readonly string[] {
  const rest = alsoNoticedBy.length - MOST_OTHERS
  const titles = alsoNoticedBy.slice(0, MOST_OTHERS).map((titlePath) => titlePath.join(' > '))
  const lines = rest > 0 ? [...titles, `… ${rest} more tests`] : titles
  const wrapped = lines.flatMap((line) => textLines(line, page, VALUE_INSET))
  return labelled('also red', wrapped, page)
}
