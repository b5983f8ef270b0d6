/** Another module of ours, found from the one beside it. */

/** `own`: its `import.meta.url`. With the same ending: `.ts` in this repository, `.js` in the package. */
export function siblingOf(own: string, name: string): URL {
  return new URL(`./${name}${own.slice(own.lastIndexOf('.'))}`, own)
}
