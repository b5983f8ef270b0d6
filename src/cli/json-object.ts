/** Where an object of a JSON text stands, so that one member can be added and everything else stays as it was written. */

export type JsonObject = {
  /** Offset of `{`. */
  readonly start: number
  /** Offset of the matching `}`. */
  readonly end: number
}

/** Finds the object at `path` in a text that `JSON.parse` takes; undefined when there is none. */
export function findObject(text: string, path: readonly string[]): JsonObject | undefined {
  const open: { readonly start: number; readonly key: string }[] = []
  let key = ''
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token.startsWith('"')) key = nameIn(token)
    else if (token === '{' || token === '[') open.push({ start: index, key: open.length === 0 ? '' : key })
    else {
      const names = open.slice(1).map((one) => one.key)
      const { start = 0 } = open.pop() ?? {}
      if (token === '}' && names.join('\0') === path.join('\0')) return { start, end: index }
    }
  }
  return undefined
}

/** Adds a member behind the last one of the object, laid out as its neighbours are. `value` is JSON. */
export function addMember(
  text: string,
  { start, end }: JsonObject,
  member: Readonly<{ key: string; value: string }>,
): string {
  const written = `${JSON.stringify(member.key)}: ${member.value}`
  const body = text.slice(start + 1, end)
  const last = start + 1 + body.trimEnd().length
  if (body.trim() === '') return `${text.slice(0, start + 1)}${framed(text, start, written)}${text.slice(end)}`
  const gap = body.includes('\n') ? lineEnd(text) + marginAt(text, last) : ' '
  return `${text.slice(0, last)},${gap}${written}${text.slice(last)}`
}

/** A member alone in its object, on a line of its own. */
function framed(text: string, start: number, written: string): string {
  const outer = marginAt(text, start)
  return `${lineEnd(text)}${outer}${step(text)}${written}${lineEnd(text)}${outer}`
}

/** The white space at the start of the line that holds `offset`. */
function marginAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

function nameIn(token: string): string {
  const name: unknown = JSON.parse(token)
  return String(name)
}

function step(text: string): string {
  return /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  '
}

function lineEnd(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}
