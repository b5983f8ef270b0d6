/** A function of a path that works each answer out once: parts of a large change ask the same thousands of times. */

export function remembered<Answer>(find: (path: string) => Answer): (path: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (path) => {
    const { answer } = known.get(path) ?? { answer: find(path) }
    known.set(path, { answer })
    return answer
  }
}
