/** Whether a regular expression can take for ever on a short text, told from its source alone. */

const TOKEN = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?<?[=!:]|\(\?<[^>]*>|[()|]|[*+]|\{\d+,?\d*\}|[\s\S]/gu
const UNBOUNDED = /^(?:[*+]|\{\d+,\})$/

/**
 * `true` for a repeat without an upper bound around a repeat or a choice, as in `(a+)+` or `(a|aa)*`: those are the
 * patterns whose time doubles with each letter. Careful: harmless ones of that form are refused too.
 */
export function runsAway(source: string): boolean {
  const tokens = source.match(TOKEN) ?? []
  const open: boolean[] = []
  let isRisky = false
  for (const [index, token] of tokens.entries()) {
    if (token === ')') {
      // @teeth a-repeat-in-a-repeat-runs-away: a repeat around a repeat or a choice runs away
      //   test: test/unit/judge/runs-away.test.ts
      //   revert: remove
      if (isRisky && UNBOUNDED.test(tokens[index + 1] ?? '')) return true
      isRisky = (open.pop() ?? false) || isRisky
    } else if (token.startsWith('(')) {
      open.push(isRisky)
      isRisky = false
    } else if (token === '|' || UNBOUNDED.test(token)) isRisky = true
  }
  return false
}
