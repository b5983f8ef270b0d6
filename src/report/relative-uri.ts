/** How a path is written where a URI is expected: relative whatever the path says, every part percent-encoded. */

/** `a b/c#1.ts` → `a%20b/c%231.ts`. Parts that would lead up or to another root are left out. */
export function relativeUri(path: string, prefix = ''): string {
  return [...prefix.split('/'), ...path.split('/')]
    .filter((part) => !['', '.', '..'].includes(part))
    .map(encoded)
    .join('/')
}

/** Also what a URI allows and Markdown does not: brackets, quotes, asterisks. */
function encoded(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replaceAll(/[()'*!]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
}
