/** Runs a script of this project under the Node it is made for, installing what is missing first; needs only Node 20 and npx. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endLike, run } from './run.mjs'

const PNPM = 'pnpm@12.21.0'
const OLDEST_NODE = 20
const isWindows = process.platform === 'win32'
const root = fileURLToPath(new URL('..', import.meta.url))
const node = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules', '.teeth-lockfile')

endLike(await main(process.argv.slice(2)))

/** @param {readonly string[]} args */
async function main(args) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) return tooOld()
  const lockfile = digest(readFileSync(join(root, 'pnpm-lock.yaml')))
  if (!isInstalled(lockfile)) {
    const installed = await install()
    if (installed.code !== 0) return installed
    writeFileSync(stamp, lockfile)
  }
  return run(node, args)
}

/** @returns {{ code: number, signal: null }} */
function tooOld() {
  const found = process.versions.node
  process.stderr.write(
    `bootstrap: this is Node \`${found}\`, expected \`${OLDEST_NODE}\` or newer. Install a newer Node.\n`,
  )
  return { code: 2, signal: null }
}

/** @param {string} lockfile */
function isInstalled(lockfile) {
  return existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile
}

/** Without a terminal pnpm refuses to replace an outdated `node_modules` unless it is told not to ask. */
function install() {
  process.stderr.write('bootstrap: installing what is missing\n')
  // Its warnings are about the Node that starts this, which is not the one that runs what is installed.
  const args = ['-y', PNPM, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false', '--loglevel=error']
  return run('npx', args, { cwd: root, shell: isWindows, out: 'stderr' })
}

/** @param {Uint8Array} bytes */
function digest(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
