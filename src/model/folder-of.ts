/** The folder that a path lies in: `src` of `src/rows.ts`, and nothing for what lies in the root. */

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
