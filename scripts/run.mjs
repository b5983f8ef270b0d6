/** Runs a child process to its end, passing on the signals that are meant for it. */

import { spawn } from 'node:child_process'

/** @typedef {{ readonly code: number | null, readonly signal: NodeJS.Signals | null, readonly output: string }} End */

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Resolves with how the child ended. `out` says where what it prints goes: `inherit` to the same places, `stderr` all
 * of it to stderr, `keep` into `output`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, out?: 'inherit' | 'stderr' | 'keep' }} options
 * @returns {Promise<End>}
 */
export function run(command, args, { cwd, env, shell = false, out = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['inherit', ...pipesOf(out)] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep)
    /** @param {string} text */
    function keep(text) {
      output += text
    }
    const stop = passSignalsTo(child)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      stop()
      resolve({ code, signal, output })
    })
  })
}

/**
 * Ends this process as a child ended: by its exit code, or by its signal.
 * @param {Pick<End, 'code' | 'signal'>} end
 */
export function endLike({ code, signal }) {
  if (signal === null) process.exitCode = code ?? 70
  else process.kill(process.pid, signal)
}

/**
 * @param {'inherit' | 'stderr' | 'keep'} out
 * @returns {('inherit' | 'pipe' | typeof process.stderr)[]}
 */
function pipesOf(out) {
  if (out === 'inherit') return ['inherit', 'inherit']
  return out === 'stderr' ? [process.stderr, 'inherit'] : ['pipe', 'pipe']
}

/**
 * A terminal sends Ctrl-C to the whole group: the child has it already, and a second one would mean "at once".
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  return () => {
    for (const signal of SIGNALS) process.off(signal, passOn)
  }
}
