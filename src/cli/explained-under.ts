/** Words of annotations and of the ratchet that are no topic themselves, and the topic that tells of them. */

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'annotation-syntax': ['@teeth', 'annotation', 'guard'],
  'also-with-other-keys': ['also'],
  'bad-kind': ['fails', 'types', 'snapshot'],
  'bad-names': ['names'],
  'bad-revert': ['revert', 'remove', 'condition', 'unwrap', 'body', 'swap', 'from', 'with'],
  'mutants-not-a-guard': ['defineGuard', 'mutants'],
  'no-revert': ['was'],
  'no-test': ['test'],
  'ratchet-invalid': ['waiver', 'waivers', 'ratchet'],
  'unknown-layer': ['layer'],
}

/** Undefined for a word of nobody's. A colon behind it, as it stands in an annotation, does not matter. */
export function explainedUnder(word: string): string | undefined {
  const bare = word.replace(/:$/, '')
  return Object.entries(TOPICS).find(([, words]) => words.includes(bare))?.[0]
}
