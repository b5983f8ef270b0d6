/** The ledger as Markdown for the summary page of a GitHub job. */

import type { Ledger } from '../model/ledger.ts'
import { type MarkdownOptions, renderMarkdown } from './markdown-report.ts'

/** Markdown that ends in a line end, under 1 MiB whatever the ledger holds. */
export function renderJobSummary(ledger: Ledger, options: Omit<MarkdownOptions, 'room'> = {}): string {
  return renderMarkdown(ledger, { ...options, room: 'summary' })
}
