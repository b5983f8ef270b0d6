/** What it costs at the worst to try a regular expression on a text, told from its source alone. */

/** From each place of a text of `n` characters at most about `ways * n ** repeats` steps, each over `size` signs of the pattern. */
export type PatternCost = { readonly repeats: number; readonly ways: number; readonly size: number }

/** `literal`: all that it takes is this text, in one case. */
type Part = PatternCost & { readonly literal?: string }

/** A group with its alternatives, of which the last is being read. */
type Group = { readonly opening: string; readonly alternatives: Part[][] }

const TOKEN =
  /\\p\{[a-z][^}]*\}|\\u\{[\da-f]+\}|\\k<[^>]*>|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:<?[=!]|<[^>]*>|[a-z-]*:)|[()|]|[*+?]|\{\d+(?:,\d*)?\}|[\s\S]/giu
const REPEAT = /^(?:[*+?]|\{(?<least>\d+)(?<comma>,?)(?<most>\d*)\})$/
/** A reference to a group takes as much as that took, and `\q` in a class is a choice of texts. */
const OF_ANY_LENGTH = /^\\(?:[1-9]|k<)|^\[[\s\S]*\\q\{/
const LOOKS = /^\(\?<?[=!]/
const NO_LITERAL = /^\\\w|^[.^$[]/

/** `endless`: a repeat of more than one round holds what can match in several ways, and the time doubles with each. */
export function patternCost(source: string): PatternCost | 'endless' {
  const open: Group[] = [group('')]
  let before = ''
  for (const token of source.match(TOKEN) ?? []) {
    const inner = open.at(-1) ?? group('')
    const parts = inner.alternatives.at(-1) ?? []
    if (token.startsWith('(')) open.push(group(token))
    else if (token === ')') partsOutside(open).push(whole(inner))
    else if (token === '|') inner.alternatives.push([])
    else if (!REPEAT.test(token)) parts.push(atom(token))
    // Behind another repeat a question mark only makes that one lazy.
    else if (token !== '?' || !REPEAT.test(before)) parts.push(repeated(parts.pop() ?? atom(''), token))
    before = token
  }
  const [{ alternatives } = group('')] = open
  const cost = choice(alternatives.map(withoutLastRun))
  return cost.ways === Infinity ? 'endless' : cost
}

function group(opening: string): Group {
  return { opening, alternatives: [[]] }
}

/** What only looks takes no text. */
function whole({ opening, alternatives }: Group): Part {
  const { literal, ...cost } = choice(alternatives)
  return literal === undefined || LOOKS.test(opening) ? cost : { ...cost, literal }
}

function partsOutside(open: Group[]): Part[] {
  if (open.length > 1) open.pop()
  return open.at(-1)?.alternatives.at(-1) ?? []
}

function atom(token: string): Part {
  if (OF_ANY_LENGTH.test(token)) return { repeats: 1, ways: 1, size: 1 }
  if (NO_LITERAL.test(token)) return { repeats: 0, ways: 1, size: 1 }
  // Both ways, as some letters have the same upper case only: `ſ` and `s`.
  return { repeats: 0, ways: 1, size: 1, literal: token.replace('\\', '').toUpperCase().toLowerCase() }
}

function repeated(part: Part, token: string): Part {
  const { least, most } = rounds(token)
  const size = (part.size + 1) * Math.max(1, least)
  if (most <= 1) return { repeats: part.repeats, ways: part.ways + most - least, size }
  // @teeth a-repeat-in-a-repeat-runs-away: a repeat of several rounds runs away around a repeat
  //   test: test/unit/judge/runs-away.test.ts
  //   revert: remove
  if (part.repeats > 0 || part.ways > 1) return { repeats: 0, ways: Infinity, size }
  return most === Infinity ? { repeats: 1, ways: 1, size } : { repeats: 0, ways: most - least + 1, size }
}

function rounds(token: string): { readonly least: number; readonly most: number } {
  if (token === '?') return { least: 0, most: 1 }
  if (token === '*' || token === '+') return { least: 0, most: Infinity }
  const { least = '0', comma, most } = REPEAT.exec(token)?.groups ?? {}
  if (comma === '') return { least: Number(least), most: Number(least) }
  return { least: Number(least), most: most === '' ? Infinity : Number(most) }
}

/** What ends the pattern gives nothing back: nothing behind it can fail. */
function withoutLastRun(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1)
  return last?.repeats === 1 && last.size === 2 ? parts.slice(0, -1) : parts
}

function choice(alternatives: readonly (readonly Part[])[]): Part {
  const costs = alternatives.map(sequence)
  const [only = sequence([])] = costs
  if (costs.length === 1) return only
  return {
    repeats: Math.max(...costs.map(({ repeats }) => repeats)),
    ways: isClear(costs) ? 1 : sum(costs.map(({ ways }) => ways)),
    size: sum(costs.map(({ size }) => size)),
  }
}

/** At any place one of them fits at most. */
function isClear(costs: readonly Part[]): boolean {
  const texts = costs.flatMap(({ literal }) => literal ?? [])
  return (
    texts.length === costs.length &&
    texts.every((text, at) => texts.every((other, i) => i === at || !other.startsWith(text)))
  )
}

function sequence(parts: readonly Part[]): Part {
  const literals = parts.flatMap(({ literal }) => literal ?? [])
  return {
    repeats: sum(parts.map(({ repeats }) => repeats)),
    ways: parts.reduce((product, { ways }) => product * ways, 1),
    size: 1 + sum(parts.map(({ size }) => size)),
    ...(literals.length === parts.length ? { literal: literals.join('') } : {}),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
