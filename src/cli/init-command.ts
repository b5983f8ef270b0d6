/** `teeth init`: writes a configuration, a script and a line for `.gitignore`, and shows a first guard; asks nothing. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'
import type { Files } from '../model/world.ts'
import { CONFIG_NAMES, readConfigFile } from '../world/config-file.ts'
import { files } from '../world/files.ts'
import { findRoot, namesIn, resolveTyped } from '../world/find-root.ts'
import { git } from '../world/git.ts'
import { list, type ListRequest } from '../prove/list.ts'
import { writeAtomically } from '../world/output.ts'
import { ownVersion } from '../world/own-version.ts'
import type { Call } from './call.ts'
import { ciFiles } from './ci-files.ts'
import { earlyExit, type FirstGuard, firstGuardText, guardable, guardsThereText } from './first-guard.ts'
import { type CiFacts, type InitFacts, initPlan, type InitStep } from './init-plan.ts'
import { inCi, installation, invocation } from './invocation.ts'

/** How many sources are read to find a line for the first guard. */
const MOST_READ = 50

const EVERYTHING: ListRequest = { include: [], exclude: [], selection: { paths: [] } }

/** What is there is left alone, so that it may be run again. Throws TeethError `no-root` without a package.json. */
export async function initCommand({ host, flags }: Call): Promise<ExitCode> {
  const root = findRoot(host.cwd, flags.root)
  const repository = git(root)
  const project = files(root, repository.tracked)
  const names = namesIn(root)
  const configured = await configuredIn(root)
  const facts = {
    ...(await gather(project, names)),
    ...(configured !== undefined && { configured }),
    ...(flags.ci !== undefined && { ci: await ciFacts(project, names, flags.ci) }),
  }
  const isInGit = (await repository.tracked()) !== undefined
  const steps = initPlan({ ...facts, isInGit, installation: installation(host.env, names) })
  for (const step of steps) {
    if (!flags.dryRun && step.text !== undefined) await writeAtomically(resolveTyped(root, step.file), step.text)
    host.out(told(step, flags.dryRun))
  }
  const starts = invocation(host.env, names, flags)
  const { guards, modules } = await list({ files: project, git: repository }, EVERYTHING)
  const isFirst = guards.length + modules.length === 0
  host.out(`\n${isFirst ? firstGuardText(await firstGuard(project), starts) : guardsThereText(starts)}`)
  return 0
}

async function configuredIn(root: string): Promise<string | undefined> {
  const present = await readConfigFile(root).catch(() => undefined)
  return present?.file ?? CONFIG_NAMES.find((name) => namesIn(root).includes(name))
}

async function ciFacts(project: Files, names: readonly string[], forge: 'github' | 'gitlab'): Promise<CiFacts> {
  const wanted = ciFiles(forge, { ...inCi(names), version: ownVersion() })
  const attributes = await project.read('.gitattributes')
  const present = await Promise.all(wanted.map(async ({ file }) => ((await project.exists(file)) ? [file] : [])))
  return { files: wanted, present: present.flat(), ...(attributes !== undefined && { attributes }) }
}

async function gather(
  project: Files,
  names: readonly string[],
): Promise<Pick<InitFacts, 'manifest' | 'ignored' | 'isTypeScript'>> {
  const manifest = await project.read('package.json')
  const ignored = await project.read('.gitignore')
  if (manifest === undefined) throw new TeethError('no-root', `there is no \`package.json\` in \`${project.root}\``)
  return {
    manifest,
    isTypeScript: names.some((name) => /^tsconfig.*\.json$/.test(name) || /^vite(st)?\.config\.[mc]?ts$/.test(name)),
    ...(ignored !== undefined && { ignored }),
  }
}

function told({ file, says, text }: InitStep, isDryRun: boolean): string {
  return `${file}: ${isDryRun && text !== undefined ? 'would be changed: ' : ''}${says}\n`
}

async function firstGuard(project: Files): Promise<FirstGuard | undefined> {
  const pairs = guardable(await project.list())
  for (const pair of pairs.slice(0, MOST_READ)) {
    const line = earlyExit((await project.read(pair.source)) ?? '')
    if (line !== undefined) return { ...pair, line }
  }
  return pairs[0]
}
