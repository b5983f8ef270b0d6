/** What a check consists of: every step as the command a person would type, in the order of how soon it tells. */

export type Step = {
  readonly name: string
  /** A command of `node_modules/.bin` with its arguments. */
  readonly command: readonly [string, ...string[]]
  /** Where Vitest's JSON report goes (from the root), for a step that runs tests. */
  readonly report?: string
}

const STILL: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'unused', command: ['knip'] },
]

const EVERYDAY: readonly Step[] = [...STILL, tests('tests', ['house', 'unit'], ['--coverage'])]
/** A real Vitest on three versions takes minutes: the everyday check is to stay under a minute and a half. */
const ALL: readonly Step[] = [
  ...EVERYDAY,
  tests('contract tests', ['contract']),
  tests('native tests', ['native']),
  tests('browser tests', ['browser']),
  tests('package tests', ['package']),
]

/** The steps of the everyday check, or of the whole test command. */
export function steps(wish: 'everyday' | 'all'): readonly Step[] {
  return wish === 'all' ? ALL : EVERYDAY
}

function tests(name: string, layers: readonly string[], flags: readonly string[] = []): Step {
  const report = `reports/${name.replace(' ', '-')}.json`
  const projects = layers.flatMap((layer) => ['--project', layer])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name, command: ['vitest', 'run', ...projects, ...flags, ...reporters], report }
}
