/** The names of the reports, for whoever chooses among them before there is anything to render. */

export const REPORTER_NAMES = [
  'default',
  'json',
  'junit',
  'html',
  'markdown',
  'sarif',
  'github-actions',
  'gitlab',
  'stryker',
  'blob',
] as const

/** As the ecosystem names them; `default` is the report for a terminal. */
export type ReporterName = (typeof REPORTER_NAMES)[number]
