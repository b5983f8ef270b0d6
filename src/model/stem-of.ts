/** `rows` of `src/rows.ts` and of `../rows.test.js`: what an address and a file have in common. */

export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? ''
}
