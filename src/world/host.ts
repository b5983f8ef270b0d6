/** The process we run in: what it was started with, what it prints to, and how it ends. */

import { availableParallelism } from 'node:os'

/** Handed to the command line, so that its tests need no process of their own. */
export type Host = {
  /** Without `node` and the script. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** Absolute. */
  readonly cwd: string
  readonly versions: { readonly node: string; readonly platform: string }
  readonly cores: number
  readonly isTerminal: { readonly stdout: boolean; readonly stderr: boolean }
  /** Columns of the terminal on stderr; undefined when there is none. */
  columns(): number | undefined
  /** The answer: machine formats, lists, help. */
  out(text: string): void
  /** Everything said besides. */
  err(text: string): void
  /** Resolves when all that was printed has left the process. */
  drained(): Promise<void>
}

export function host(): Host {
  return {
    args: process.argv.slice(2),
    env: process.env,
    cwd: process.cwd(),
    versions: { node: process.versions.node, platform: `${process.platform} ${process.arch}` },
    cores: availableParallelism(),
    isTerminal: { stdout: process.stdout.isTTY === true, stderr: process.stderr.isTTY === true },
    // Some terminals that are none say 0.
    columns: () => process.stderr.columns || undefined,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    drained: async () => {
      await Promise.all([flush(process.stdout), flush(process.stderr)])
    },
  }
}

/** A reader that went away (`teeth list | head`) is no fault, and a closed terminal neither. */
export function forgiveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
    })
  }
}

function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed || stream.writableLength === 0) return resolve()
    stream.write('', () => resolve())
  })
}
