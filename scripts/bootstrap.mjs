/** Runs a script of this project under the Node it is made for, installing what is missing first; needs only Node 20 and npx. */

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PNPM = 'pnpm@12.21.0'
const OLDEST_NODE = 20
const isWindows = process.platform === 'win32'
const root = fileURLToPath(new URL('..', import.meta.url))
const node = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules', '.teeth-lockfile')

await main(process.argv.slice(2))

async function main(args) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    process.stderr.write(
      `bootstrap: this is Node \`${process.versions.node}\`, expected \`${OLDEST_NODE}\` or newer. Install a newer Node.\n`,
    )
    return end({ code: 2, signal: null })
  }
  const lockfile = digest(readFileSync(join(root, 'pnpm-lock.yaml')))
  if (!isInstalled(lockfile)) {
    const installed = await install()
    if (installed.code !== 0) return end(installed)
    writeFileSync(stamp, lockfile)
  }
  if (args.length > 0) end(await run(node, args))
}

function isInstalled(lockfile) {
  return existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile
}

/** Without a terminal pnpm refuses to replace an outdated `node_modules` unless it is told not to ask. */
function install() {
  const args = ['-y', PNPM, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  return run('npx', args, { cwd: root, shell: isWindows, toStderr: true })
}

/** Resolves with how the child ended. What an install prints goes to stderr, so that stdout stays the script's own. */
function run(command, args, { cwd, shell = false, toStderr = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, shell, stdio: ['inherit', toStderr ? 2 : 'inherit', 'inherit'] })
    const passOn = (signal) => {
      // A terminal sends Ctrl-C to the whole group: the child has it already, and a second one would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, passOn)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      resolve({ code, signal })
    })
  })
}

/** Ends as the child ended: by its exit code, or by its signal. */
function end({ code, signal }) {
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code ?? 70
}

function digest(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
