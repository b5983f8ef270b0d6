/** The hidden first line by which a comment of ours is known again, and what it says of the report below it. */

/** Which comment of several: each workflow and key keeps one of its own. */
export type Identity = { readonly workflow: string; readonly key: string }

/** Which report a comment carries. */
export type Stamp = {
  /** The commit that was proven. */
  readonly head: string
  /** When the command that proved it started, ISO 8601 in UTC. */
  readonly at: string
}

const SHAPE = /^<!-- teeth:comment (\S+) head=([0-9a-f]+) at=(\S+) -->$/

/** Nothing in it can end the comment early: every part is spelled in letters, digits and `%`. */
export function commentMarker(identity: Identity, { head, at }: Stamp): string {
  return `<!-- teeth:comment ${spelled(identity)} head=${head} at=${at} -->`
}

/** The stamp of a comment with our marker in its first line; undefined for any other, also when it quotes one of ours. */
export function readMarker(body: string, identity: Identity): Stamp | undefined {
  // @teeth first-line-only: a quoted marker below the first line makes no comment ours
  //   test: test/unit/forge/marker.test.ts
  //   was: const found = /^<!-- teeth:comment (\S+) head=([0-9a-f]+) at=(\S+) -->\r?$/m.exec(body)
  const found = SHAPE.exec(firstLine(body))
  const [, who, head, at] = found ?? []
  if (who !== spelled(identity) || head === undefined || at === undefined) return undefined
  return { head, at }
}

/** The hidden first line of a note at a line. `fingerprint` tells its finding again after every push. */
export function noteMarker(identity: Identity, fingerprint: string): string {
  return `<!-- teeth:note ${spelled(identity)} ${fingerprint} -->`
}

/** The finding that a note is about; undefined for what is none of ours. */
export function readNoteMarker(body: string, identity: Identity): string | undefined {
  const [, who, fingerprint] = /^<!-- teeth:note (\S+) (\S+) -->$/.exec(firstLine(body)) ?? []
  return who === spelled(identity) ? fingerprint : undefined
}

function firstLine(body: string): string {
  return (body.split('\n', 1)[0] ?? '').trimEnd()
}

/** `-` is escaped too, so that no name holds the `-->` that ends an HTML comment. */
function spelled({ workflow, key }: Identity): string {
  return [workflow, key].map((part) => encodeURIComponent(part.toWellFormed()).replaceAll('-', '%2D')).join('/')
}
