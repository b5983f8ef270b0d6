/** What `git diff --raw -z` lists: paths, modes and contents of what differs, byte for byte as they are named. */

/** Options under which every diff lists its entries, whatever the user's git is told. */
export const COMMON = [
  '--raw',
  '-z',
  '-M',
  '--no-abbrev',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-relative',
]

/** One entry of `diff --raw`. */
export type Entry = {
  readonly path: string
  readonly oldPath?: string
  readonly letter: string
  readonly modes: readonly [before: string, now: string]
  readonly blobs: readonly [before: string, now: string]
}

/** Reads the output. Paths are from the repository's root. */
export function entriesIn(text: string): readonly Entry[] {
  const fields = text.split('\0')
  const entries: Entry[] = []
  for (let index = 0; (fields[index] ?? '').startsWith(':');) {
    const [before = '', now = '', oldBlob = '', newBlob = '', letter = ''] = (fields[index] ?? '').slice(1).split(' ')
    const first = fields[index + 1] ?? ''
    const isMoved = /^[RC]/.test(letter)
    const path = isMoved ? (fields[index + 2] ?? '') : first
    const moved = letter.startsWith('R') ? { oldPath: first } : {}
    entries.push({ path, ...moved, letter: letter.slice(0, 1), modes: [before, now], blobs: [oldBlob, newBlob] })
    index += isMoved ? 3 : 2
  }
  return entries
}
