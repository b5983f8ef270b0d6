/** What `teeth init` would write, decided without touching the disk. */

import { HISTORY_FILE } from '../history/places.ts'
import { partIn } from '../model/unknown-parts.ts'
import type { CiFile } from './ci-file.ts'
import { addMember, findObject } from './json-object.ts'

/** What is there. */
export type InitFacts = {
  /** Text of `package.json`. */
  readonly manifest: string
  /** Text of `.gitignore`; absent when there is none. */
  readonly ignored?: string
  readonly isInGit: boolean
  readonly isTypeScript: boolean
  /** Where a configuration is there, its file: only the CI is left to set up. */
  readonly configured?: string
  readonly ci?: CiFacts
  /** The command that adds this tool to the project. */
  readonly installation: string
}

export type CiFacts = {
  readonly files: readonly CiFile[]
  /** Those of the files that are there. */
  readonly present: readonly string[]
  /** Text of `.gitattributes`; absent when there is none. */
  readonly attributes?: string
}

export type InitStep = {
  /** POSIX from the root. */
  readonly file: string
  /** The whole new text; absent when everything stays as it is. */
  readonly text?: string
  /** What is done, or why nothing is, after the file's name. */
  readonly says: string
}

const SCRIPT = 'teeth'

/** Journals of commands that write to the work tree, and what they leave for the next. */
const IGNORED = '.teeth/'

/** Plans the steps in the order in which they are told. Pure. */
export function initPlan(facts: InitFacts): readonly InitStep[] {
  const { manifest, ci } = facts
  return [configStep(facts), scriptStep(manifest), ...ignoreSteps(facts), ...ciSteps(ci), ...installSteps(facts)]
}

function configStep({ isTypeScript, configured }: InitFacts): InitStep {
  // @teeth init-keeps-a-configuration: leaves a configuration alone that is there
  //   test: test/unit/cli/init.test.ts
  //   revert: remove
  if (configured !== undefined) return { file: configured, says: 'left alone: it holds a configuration already' }
  const file = isTypeScript ? 'teeth.config.ts' : 'teeth.config.mjs'
  return { file, text: CONFIG, says: 'written; every key has a default, so it may stay as it is' }
}

const CONFIG = `import { defineConfig } from 'teeth'

export default defineConfig({
  // What a green test of each Vitest project shows; \`teeth layers\` puts it in a table.
  layers: {
    // unit: { proves: 'the rules, without the outside world', network: false },
  },
})
`

function scriptStep(manifest: string): InitStep {
  const file = 'package.json'
  const present = scriptIn(manifest)
  // @teeth init-takes-no-place: the plan never takes the place of a script that is there
  //   test: test/unit/cli/init.test.ts
  //   revert: remove
  if (present !== undefined) return { file, says: `left alone: it has a script \`${SCRIPT}\` already (\`${present}\`)` }
  const scripts = findObject(manifest, ['scripts'])
  const root = findObject(manifest, [])
  const says = `script \`${SCRIPT}\` added`
  if (scripts !== undefined)
    return { file, text: addMember(manifest, scripts, { key: SCRIPT, value: '"teeth"' }), says }
  if (root === undefined) return { file, says: 'left alone: it holds no object' }
  return { file, text: addMember(manifest, root, { key: 'scripts', value: `{ "${SCRIPT}": "teeth" }` }), says }
}

function scriptIn(manifest: string): string | undefined {
  const scripts = partIn(parse(manifest), 'scripts')
  const script = partIn(scripts, SCRIPT)
  if (script === undefined) return undefined
  return typeof script === 'string' ? script : JSON.stringify(script)
}

function parse(manifest: string): unknown {
  return JSON.parse(manifest.replace(/^\uFEFF/, ''))
}

function ciSteps(ci: CiFacts | undefined): readonly InitStep[] {
  if (ci === undefined) return []
  const steps = ci.files.map(({ file, text }): InitStep => {
    // @teeth init-keeps-workflows: the plan keeps a workflow that is there
    //   test: test/unit/cli/init.test.ts
    //   revert: condition false
    if (ci.present.includes(file)) return { file, says: 'left alone: it is there already' }
    return { file, text, says: 'written' }
  })
  return [...steps, attributesStep(ci.attributes ?? '')]
}

/** Two branches that both add lines to the history are joined by keeping the lines of both. */
function attributesStep(attributes: string): InitStep {
  const file = '.gitattributes'
  if (attributes.split(/\r?\n/).some((line) => line.startsWith(`${HISTORY_FILE} `)))
    return { file, says: `left alone: it has a line for \`${HISTORY_FILE}\` already` }
  const line = `${HISTORY_FILE} merge=union`
  return { file, text: appended(attributes, line), says: `\`${line}\` added` }
}

function ignoreSteps({ ignored, isInGit }: InitFacts): readonly InitStep[] {
  const file = '.gitignore'
  if (ignored === undefined && !isInGit) return []
  const lines = (ignored ?? '').split(/\r?\n/).map((line) => line.trim())
  if (lines.some((line) => /^\/?\.teeth\/?$/.test(line)))
    return [{ file, says: `left alone: it has \`${IGNORED}\` already` }]
  return [{ file, text: appended(ignored ?? '', IGNORED), says: `\`${IGNORED}\` added` }]
}

function appended(text: string, line: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const gap = text === '' || text.endsWith('\n') ? '' : lineEnd
  return `${text}${gap}${line}${lineEnd}`
}

/** The configuration imports `teeth`, which `npx` alone does not put into the project. */
function installSteps({ manifest, installation }: InitFacts): readonly InitStep[] {
  const parsed = parse(manifest)
  const isThere = ['dependencies', 'devDependencies'].some((key) => partIn(partIn(parsed, key), 'teeth') !== undefined)
  if (isThere || partIn(parsed, 'name') === 'teeth') return []
  return [{ file: 'package.json', says: `does not name \`teeth\` among its dependencies yet: \`${installation}\`` }]
}
