/** The words of a shape: names, texts, numbers and brackets, one by one. */

export function tokensOf(shape: string): readonly string[] {
  return shape.match(/"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+/g) ?? []
}
