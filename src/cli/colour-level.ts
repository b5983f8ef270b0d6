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
  if (flag !== undefined) return flag ? 1 : 0
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced === '0' || forced === 'false' ? 0 : 1
  if ((env['NO_COLOR'] ?? '') !== '') return 0
  if (isAgent || env['TERM'] === 'dumb') return 0
  return isTerminal || showsColour(env) ? 1 : 0
}

/** Their log viewers render colour although nothing there is a terminal. */
function showsColour(env: ColourFacts['env']): boolean {
  return env['GITHUB_ACTIONS'] === 'true' || env['GITLAB_CI'] === 'true'
}
