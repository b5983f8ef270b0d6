/** A word of a command line for a POSIX shell, in quotes where it needs some. */

export function shellWord(word: string): string {
  return /^[\w./@:+~^-]+$/.test(word) && !/^[-~]/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** A path, POSIX and relative: never taken for an option. */
export function shellPath(path: string): string {
  // @teeth a-path-is-no-option: a file whose name begins with a dash is no option
  //   test: test/unit/prove/shell-word.test.ts
  //   was: return shellWord(path)
  return shellWord(path.startsWith('-') ? `./${path}` : path)
}
