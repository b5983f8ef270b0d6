/** Paths as annotations write them, as POSIX paths from the root. */

export type WrittenPath =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'backslashes' }

const ABSOLUTE = /^(?:[/~]|[A-Za-z]:)/

/** A path that begins with `./` or `../` counts from the folder of `file`, every other one from the root. */
export function fromRoot(written: string, file: string): WrittenPath {
  if (written.includes('\\')) return { kind: 'backslashes' }
  if (ABSOLUTE.test(written)) return { kind: 'outside' }
  const folder = /^\.\.?(?:\/|$)/.test(written) ? file.split('/').slice(0, -1) : []
  const parts: string[] = []
  for (const part of [...folder, ...written.split('/')]) {
    if (part === '' || part === '.') continue
    // @teeth test-outside-root: no path leads outside the root, however it gets there
    //   test: test/unit/read/values.test.ts > test:
    //   revert: swap parts.pop() === undefined => parts.pop() === null
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return { kind: 'outside' }
  }
  return { kind: 'inside', path: parts.join('/') }
}
