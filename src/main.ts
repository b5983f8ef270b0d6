#!/usr/bin/env node
/** The binary: refuses a Node that is too old in words, then hands over to the command line. */

import * as module from 'node:module'

/** Vitest 5's floor is ours. Everything in this file must parse on a Node that is older. */
const OLDEST = '22.12.0'

if (isOlder(process.versions.node, OLDEST)) {
  process.stderr.write(
    `teeth: this is Node \`${process.versions.node}\`, and \`${OLDEST}\` or later is needed\n` +
      '  next  Install a newer Node, or run teeth under one that is there already.\n',
  )
  process.exitCode = 2
} else {
  if (module.enableCompileCache) module.enableCompileCache()
  Error.stackTraceLimit = 50
  void main()
}

async function main(): Promise<void> {
  const { forgiveClosedPipes, host } = await import('./world/host.ts')
  const { complain, run } = await import('./cli/run.ts')
  const here = host()
  const end = async (exitCode: number) => {
    await here.drained()
    process.exit(exitCode)
  }
  forgiveClosedPipes()
  process.on('uncaughtException', async (error) => end(await complain(error, here)))
  await end(await run(here))
}

function isOlder(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = than.split('.').map(Number)
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}
