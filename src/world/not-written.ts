/** Why the old behaviour of a file was not put on disk: a fact about this file and this disk, no fault of ours. */

/** The file is as it was. `detail` is a sentence without a full stop; `wayOut` says what to do about it. */
export class NotWritten extends Error {
  readonly file: string
  readonly wayOut: string

  constructor(file: string, detail: string, { wayOut, cause }: { readonly wayOut: string; readonly cause?: unknown }) {
    super(detail, { cause })
    this.name = 'NotWritten'
    this.file = file
    this.wayOut = wayOut
  }
}
