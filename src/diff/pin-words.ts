/** What a guard for a fix is called, and what it promises, in words that are there already. */

export type PinWords = { readonly id: string; readonly behaviour: string }

export type WordSources = {
  /** First line of the commit's message, where there is a commit. */
  readonly subject?: string
  /** Of the failing test alone, without its suites. */
  readonly title: string
  /** Ids that the project has. */
  readonly taken: ReadonlySet<string>
}

const MOST_WORDS = 6
/** A cut id does not end in one of these. */
const LINKS: ReadonlySet<string> = new Set(
  'a an and as at by for from in is of on or that the to which with'.split(' '),
)
const CONVENTION = /^[a-z]+(?:\([^)]*\))?!?:\s+/i
const ISSUES = /\s*\(?(?:#|gh-)\d+\)?/gi

/** The behaviour is the test's own title, so that its failure names it; the id comes from the commit's subject. */
export function pinWords({ subject, title, taken }: WordSources): PinWords {
  const id = slug((subject ?? '').replace(CONVENTION, '').replace(ISSUES, '')) || slug(title) || 'fix'
  return { id: unique(id, taken), behaviour: title.replace(/\s+/g, ' ').trim() }
}

function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const kept = words.slice(0, MOST_WORDS)
  return kept.slice(0, kept.findLastIndex((word) => !LINKS.has(word)) + 1).join('-')
}

function unique(id: string, taken: ReadonlySet<string>): string {
  let found = id
  for (let number = 2; taken.has(found); number += 1) found = `${id}-${number}`
  return found
}
