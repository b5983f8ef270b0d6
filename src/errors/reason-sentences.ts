/** What happened and what to do, in the words of one case: a sentence pair for every reason there is. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import { shellPath } from '../model/shell-word.ts'
import type { Way } from '../model/strategy.ts'
import type { Judgement, Reason, ReasonKind } from '../model/verdict.ts'
import { howToCount, howToName, howToNotice } from './advice.ts'
import { alsoTried, ofFailedPreparation, ofUnwritten, orFromDisk } from './disk-sentences.ts'
import { anyOf, KIND_WORDS } from './kind-words.ts'
import { quote } from './quote.ts'
import { STALE_TEXTS } from './stale-texts.ts'
import { ofTypesElsewhere, ofUnreadTypes } from './type-sentences.ts'
import { spelledError, spelledSite, spelledTest, spelledTitles, testOf } from './wording.ts'

/** One case: what was judged, of which guard, by which test, and how it was come by. */
export type Story = {
  readonly judgement: Judgement
  readonly guard: Guard
  readonly test: IntendedTest
  readonly way: Way
}

type Sentences = { readonly observed: string; readonly nextStep: string }

type ReasonOf<K extends ReasonKind = ReasonKind> = { [P in K]: { readonly kind: P } & Extract<Reason, { kind: P }> }[K]

const SENTENCES: { readonly [K in ReasonKind]: (reason: ReasonOf<K>, story: Story) => Sentences } = {
  'named-failure': (_, story) => ({ observed: whatFailed(story, 'The test failed.'), nextStep: 'Nothing to do.' }),
  'stayed-green': (_, { judgement: { alsoNoticedBy }, test }) => ({
    observed: `The old behaviour was loaded, and ${testOf(test, 'every')} stayed green.${others(alsoNoticedBy)}`,
    nextStep: howToNotice(test, alsoNoticedBy),
  }),
  'never-served': ({ file }, { test, way }) => ({
    observed: `${quote(file)} was never asked for: nothing that ${quote(test.file)} imports leads to it, or a mock with a factory stands in its place, or another process, a page or a built copy loads it.${alsoTried(way)}`,
    nextStep: `Import ${quote(file)} in ${quote(test.file)} and use it unmocked, or name a test that does.${orFromDisk(way)}`,
  }),
  'never-loaded': ({ file }, { test, way }) => {
    if (way.because?.kind === 'checks-types') return ofUnreadTypes(file, test)
    return {
      observed: `${quote(file)} was ${way.strategy === 'overlay' ? 'asked for' : 'on disk'} and never evaluated here: a mock stands in its place, or it ran in another process or a page.${alsoTried(way)}`,
      nextStep: `Let ${quote(test.file)} import ${quote(file)} itself and use it unmocked, or name a test that does.${orFromDisk(way)}`,
    }
  },
  'never-executed': ({ file, site }, { guard, test, way }) => ({
    observed: `${quote(file)} was loaded, but the code at ${spelledSite(guard, site)} never ran: it is mocked function by function, or nothing calls it, or it ran in another process or a page.${alsoTried(way)}`,
    nextStep: `Let ${testOf(test, 'a')} call the code so that it comes by ${spelledSite(guard, site)}, or name a test that does.${orFromDisk(way)}`,
  }),
  'does-not-name': ({ wanted }, story) => ({
    observed: `${whatFailed(story, 'The test failed as it should.')} Neither the titles nor the message hold ${wanted.map(quote).join(' or ')}.`,
    nextStep: howToName(story.guard, story.judgement.closest),
  }),
  'kind-does-not-count': ({ found, counted }, story) => ({
    observed: counted.includes(found)
      ? `${whatFailed(story, 'The test failed.')} Nothing shows that it was thrown by the body of the test and not by a hook or a fixture.`
      : `${whatFailed(story, 'The test failed.')} That is ${KIND_WORDS[found]}; what counts is ${anyOf(counted)}.`,
    nextStep: howToCount(found, story.guard),
  }),
  'premise-broken': ({ claim }) => ({
    observed: `The premise ${quote(claim)} did not hold with the old behaviour in place, so that the test never got to its question.`,
    nextStep: `Make the revert smaller, so that ${quote(claim)} still holds, or what the fixture builds independent of the site.`,
  }),
  'module-did-not-load': (_, story) => ({
    observed: whatFailed(story, 'With the old behaviour in place a module does not load.'),
    nextStep: `Correct the revert at ${quote(`${story.guard.place.file}:${story.guard.place.line}`)}: imports that exist, names that are declared, nothing that throws while the module loads.`,
  }),
  'hook-failed': (_, story) => ({
    observed: `${whatFailed(story, 'A hook or a fixture failed.')} That was thrown by a hook or a fixture, not by the test itself.`,
    nextStep: `Move what uses the site out of the hook into ${spelledTest(story.test)}, or make the hook independent of it.`,
  }),
  'unhandled-error': (_, { judgement, test }) => ({
    observed: judgement.closest
      ? `An error escaped every test: ${spelledError(judgement.closest)}.`
      : 'An error escaped every test.',
    nextStep: `Await in ${spelledTest(test)} what rejects, and assert that it does, so that the test itself fails.`,
  }),
  'types-fail-elsewhere': ({ file }, { judgement: { closest }, guard, test }) =>
    ofTypesElsewhere({ file, guard, test, closest }),
  'worker-died': ({ detail }) => ({
    observed: `The worker died under the tests: ${quote(detail)}.`,
    nextStep: 'Make the revert milder: it should change what the code does, not bring the process down.',
  }),
  'left-the-machine': ({ addresses }) => ({
    observed: `With the old behaviour in place the test tried to reach ${addresses.map(quote).join(', ')}, which \`--offline\` refuses.`,
    nextStep: 'Serve the other side from the test on the loopback interface, or prove this guard without `--offline`.',
  }),
  'revert-is-stale': ({ reason, detail, site }, { guard }) => ({
    observed: `${STALE_TEXTS[reason].observed} At ${spelledSite(guard, site)}: ${detail.replace(/[\s.]+$/, '')}.`,
    nextStep: STALE_TEXTS[reason].nextStep,
  }),
  'test-not-in-file': ({ nearest }, { test }) => ({
    observed: `${quote(test.file)} has no test and no suite ${quote(test.title ?? '')}.`,
    nextStep: nearest
      ? `Did you mean ${quote(`test: ${test.file} > ${nearest}`)}? Write the titles as they are in the file.`
      : 'Write the titles as they are in the file, from the outermost suite down, joined by ` > `.',
  }),
  'control-is-red': (_, story) => ({
    observed: whatFailed(story, 'Without any revert the run fails.', 'Without any revert '),
    nextStep: howToGreen(story),
  }),
  'test-skipped': (reason, { test }) => ({
    observed: whatWasSkipped(reason, test),
    nextStep:
      reason.named !== undefined
        ? `Let it run here: take away its own \`skip\`, or the \`only\` that lets others run without it, such as ${quote(reason.named.beside)}.`
        : reason.when === 'control'
          ? 'Let it run here, or name a test that does.'
          : 'Let it run whatever the site does.',
  }),
  'no-test-ran': (_, { test }) => ({
    observed: `No test of ${quote(test.file)} ran.`,
    nextStep: `Write the test in ${quote(test.file)}, or name the file that has it.`,
  }),
  'hit-the-deadline': ({ when, deadlineMs }) => ({
    observed: `The ${when} did not end within ${deadlineMs} ms and was ended.`,
    nextStep:
      when === 'control'
        ? 'Find what hangs, or give more time with `--deadline <ms>`.'
        : 'If the hang is the old behaviour, say `fails: timeout`; if the tests are slow, give more time with `--deadline <ms>`.',
  }),
  'controls-disagree': (_, story) => ({
    observed: whatFailed(
      story,
      'Without the old behaviour in place, the tests had two outcomes.',
      'In only one of two runs without the old behaviour, ',
    ),
    nextStep: `Make ${spelledTest(story.test)} give the same answer each time: no shared state, no clock, no order.`,
  }),
  'passed-in-a-retry': ({ when }, { test }) => ({
    observed: `${capital(testOf(test, 'a'))} passed in the ${when} only when it was tried again.`,
    nextStep: 'Make it pass at the first try, or turn `retry` off to see it fail.',
  }),
  'trials-disagree': ({ seen }, { test }) => ({
    observed: `The trials, each with the same old behaviour, were ${seen.map(quote).join(' and ')}.`,
    nextStep: `Make ${spelledTest(test)} give the same answer each time: no shared state, no clock, no order.`,
  }),
  interrupted: () => ({ observed: 'The command was interrupted before this was measured.', nextStep: 'Run it again.' }),
  'runner-failed': ({ detail }) => ({
    observed: `The runner failed, not a test: ${quote(detail)}.`,
    nextStep: 'Mend what it says, then run it again.',
  }),
  'prepare-failed': (reason, { guard }) => ofFailedPreparation(reason, guard),
  'not-written': (reason) => ofUnwritten(reason),
  'cannot-run-here': ({ detail, wayOut }) => ({
    observed: `This test cannot be run with a reverted file: ${quote(detail)}.`,
    nextStep: wayOut ?? 'Name a test of another Vitest project, or say which one with `layer:`.',
  }),
}

/** The pair for one reason. The type ties each reason to its own pair, so that none can be missing or mixed up. */
export function say<K extends ReasonKind>(reason: ReasonOf<K>, story: Story): Sentences {
  return SENTENCES[reason.kind](reason, story)
}

/** The failure in a sentence; `otherwise` where the judgement quotes none. */
function whatFailed({ judgement: { closest } }: Story, otherwise: string, when = ''): string {
  if (!closest) return otherwise
  const titles = spelledTitles(closest.titlePath)
  return `${when}${when === '' && titles.startsWith('the') ? 'The module' : titles} failed: ${spelledError(closest)}.`
}

function whatWasSkipped({ state, when, named }: ReasonOf<'test-skipped'>, test: IntendedTest): string {
  const how = `${{ skipped: 'was skipped', todo: 'is a `todo`', pending: 'never ended' }[state]} in the ${when}`
  if (named === undefined) return `${capital(testOf(test, 'every'))} ${how}.`
  return `${quote(named.title)}, which names the behaviour, ${how}; only others of the file stayed green.`
}

function howToGreen({ test, way }: Story): string {
  const first = `Make ${quote(test.file)} green first`
  // In a copy it may be red for what git ignores, which the user's own run does not show.
  if (way.strategy === 'copy') return `${first}, in a copy of the tree too: let \`prepare:\` make what git ignores.`
  return `${first}: \`npx vitest run ${shellPath(test.file)}\`.`
}

function others(alsoNoticedBy: Judgement['alsoNoticedBy']): string {
  if (alsoNoticedBy.length === 0) return ''
  return ` Tests that the guard does not name noticed: ${alsoNoticedBy.map(spelledTitles).join(', ')}.`
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
