/** A diff taken apart: each hunk with the head of its file, so that it can be put back alone. */

export function hunksIn(diff: string): readonly string[] {
  return diff
    .split(/^(?=diff --git )/m)
    .filter((file) => file !== '')
    .flatMap((file) => {
      const [head = '', ...hunks] = file.split(/^(?=@@ )/m)
      return hunks.map((hunk) => head + hunk)
    })
}
