/** A path of the project as its repository has it. */

/** `pathPrefix` is the POSIX path from the repository's root to the project; empty where they are one. */
export function inRepository(file: string, pathPrefix: string): string {
  return pathPrefix === '' ? file : `${pathPrefix.replace(/\/$/, '')}/${file}`
}
