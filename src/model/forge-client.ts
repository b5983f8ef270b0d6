/** What is asked of a forge (GitHub, GitLab) about one pull or merge request; `world/` has the real ones, tests hand fakes. */

export type ForgeClient = {
  /** The commit that the request would bring in, as the forge has it now. */
  head(): Promise<string>
  /** Every comment of the request, all pages, oldest first. */
  comments(): Promise<readonly ForgeComment[]>
  write(step: CommentStep): Promise<WriteEnd>
  /** The lines of the request's new side that a note can stand at, by file (POSIX from the repository's root). */
  noteLines(): Promise<ReadonlyMap<string, ReadonlySet<number>>>
  /** Every note of our own at a line of the request, all pages. */
  notes(): Promise<readonly ForgeNote[]>
  writeNote(step: NoteStep): Promise<WriteEnd>
  /** Tells a check of the commit, with as many requests as its annotations need. */
  check(check: ForgeCheck): Promise<WriteEnd>
}

export type ForgeComment = {
  readonly id: number
  readonly body: string
  /** Written by who we are at the forge. */
  readonly isOwn: boolean
}

export type CommentStep =
  | { readonly kind: 'create'; readonly body: string }
  | { readonly kind: 'update'; readonly id: number; readonly body: string }
  | { readonly kind: 'remove'; readonly id: number }

/** How a write ended, where it did not fail for good. */
export type WriteEnd =
  | { readonly kind: 'written' }
  /** What was to be changed is not there any more. */
  | { readonly kind: 'gone' }
  /** It may have been done or not: look again after that time. */
  | { readonly kind: 'unsettled'; readonly retryAfterMs: number }

/** A comment of our own at a line. */
export type ForgeNote = {
  readonly id: string
  readonly body: string
  /** `settled`: resolved or folded away by us; `dismissed`: by somebody else, who is to be left alone. */
  readonly state: 'open' | 'settled' | 'dismissed'
}

/** A text for a line of a file. */
export type NewNote = { readonly file: string; readonly line: number; readonly body: string }

export type NoteStep =
  | { readonly kind: 'add'; readonly head: string; readonly notes: readonly NewNote[] }
  | { readonly kind: 'reword'; readonly id: string; readonly body: string }
  | { readonly kind: 'settle'; readonly id: string }
  | { readonly kind: 'reopen'; readonly id: string }

/** What a commit is told to have passed or not. */
export type ForgeCheck = {
  readonly name: string
  readonly head: string
  readonly conclusion: 'success' | 'failure' | 'cancelled'
  /** One line. */
  readonly title: string
  /** Markdown. */
  readonly summary: string
  readonly annotations: readonly CheckAnnotation[]
  /** Web address of the whole report. */
  readonly url?: string
}

export type CheckAnnotation = {
  readonly file: string
  readonly line: number
  readonly level: 'failure' | 'warning'
  readonly title: string
  readonly message: string
}
