/** Whether there is colour: the flag decides, then FORCE_COLOR, then NO_COLOR, then where the text goes. */

export type ColourFacts = {
  /** `--color` or `--no-color`. */
  readonly flag?: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isTerminal: boolean
  readonly isAgent: boolean
}

/** 0 is none, 1 the sixteen colours that every terminal has; reports use no others. */
export function colourLevel({ flag, env, isTerminal, isAgent }: ColourFacts): 0 | 1 {
  // @teeth colour-flag-decides: colour is on when the flag says so, whatever else
  //   test: test/unit/cli/small-decisions.test.ts
  //   revert: remove
  if (flag !== undefined) return flag ? 1 : 0
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced === '0' || forced === 'false' ? 0 : 1
  // @teeth no-color-is-heard: colour is off when unwanted
  //   test: test/unit/cli/small-decisions.test.ts
  //   revert: remove
  if ((env['NO_COLOR'] ?? '') !== '') return 0
  if (isAgent || env['TERM'] === 'dumb') return 0
  return isTerminal || showsColour(env) ? 1 : 0
}

/** Their log viewers render colour although nothing there is a terminal. */
function showsColour(env: ColourFacts['env']): boolean {
  return env['GITHUB_ACTIONS'] === 'true' || env['GITLAB_CI'] === 'true'
}
