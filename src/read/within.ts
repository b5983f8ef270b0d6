/** Which files may hold guards: those the include globs name, less those the exclude globs name. */

import picomatch from 'picomatch'

/** `include` empty means every file. Globs and paths are POSIX from the root; a leading dot is nothing special. */
export function within(
  files: readonly string[],
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): readonly string[] {
  const isIn = include.length === 0 ? () => true : picomatch([...include], { dot: true })
  const isOut = exclude.length === 0 ? () => false : picomatch([...exclude], { dot: true })
  return files.filter((file) => isIn(file) && !isOut(file))
}
