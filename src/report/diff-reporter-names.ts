/** The names of the reports on a change. */

export const DIFF_REPORTER_NAMES = ['default', 'json', 'markdown', 'github-actions'] as const

/** `default` is the report for a terminal. */
export type DiffReporterName = (typeof DIFF_REPORTER_NAMES)[number]
