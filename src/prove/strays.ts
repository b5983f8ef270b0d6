/** What a command left in the work tree: paths whose state git reports otherwise at the end than at the start. */

/** Both maps go from path to a digest of its content and state. Sorted. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted()
}
