/** What the help says after the flags: how a command ends, and three command lines to start from. */

export const AFTER_HELP = `
Exit codes: 0 all bite; 1 a test has no teeth; 2 usage, configuration or an annotation problem, or nothing selected;
3 a guard is stale; 4 something could not be measured; 70 a fault of teeth; 130 interrupted.

Examples:
  teeth src/lookup.ts            the guards of a source file
  teeth test/lookup.test.ts      the guards that name a test file
  teeth --changed=main           the guards this branch touches
  teeth --changed src            the guards in src that differ from HEAD
  teeth diff main                what of this branch no test would notice if it were undone
  teeth ./list                   a file that is named like a command
`
