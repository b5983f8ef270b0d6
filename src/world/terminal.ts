/** The terminal on stderr: its one live line, its colours; the one importer of chalk. */

import { Chalk, type ColorSupportLevel } from 'chalk'
import type { Host } from './host.ts'

type Brush = (text: string) => string

export type Brushes = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', Brush>>

/** One live line under the lines that stay. */
export type Terminal = {
  /** Prints lines that stay, above the live one. */
  print(text: string): void
  /** Replaces the live line; nothing happens where lines cannot be rewritten. One line, no wider than the terminal. */
  live(text: string): void
  /** Takes the live line away. */
  settle(): void
}

const ERASE_LINE = '\r\u001B[2K'

/** Opens the terminal; `isLive` says whether lines can be rewritten there. */
export function terminal(host: Pick<Host, 'err'>, isLive: boolean): Terminal {
  let shown = ''
  const draw = (text: string) => {
    if (!isLive || text === shown) return
    host.err(ERASE_LINE + text)
    shown = text
  }
  return {
    print: (text) => {
      const line = shown
      draw('')
      host.err(text)
      draw(line)
    },
    live: draw,
    settle: () => draw(''),
  }
}

/** Colours at a level that was decided elsewhere: chalk's own decision does not know `NO_COLOR` on a terminal. */
export function brushes(level: ColorSupportLevel): Brushes {
  const { bold, dim, red, green, yellow, cyan } = new Chalk({ level })
  return { bold, dim, red, green, yellow, cyan }
}
