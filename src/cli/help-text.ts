/** What the help says after the flags: how a command ends, where it gets what no flag says, command lines to start from. */

import type { CommandName } from './commands.ts'

const PROVE = `
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

const DIFF = `
Exit codes: 0 no finding; 1 a finding; 4 something was not measured or not tried; 2, 70 and 130 as for guards.

Examples:
  teeth diff main --reporter json=reports/teeth-diff.json
  teeth diff -c HEAD             what is committed last; an older commit has to be checked out
`

const PIN = `
The commit has to be checked out, as its tests run on what is on disk; -c is --config here.

Examples:
  teeth pin                      the last commit
  teeth pin --staged --write     before it is committed
`

const SWEEP = `
Exit codes: 0 whatever survives; 1 with --ratchet, below a floor; 2, 70 and 130 as for guards.
`

const COMMENT = `
The token is the value of TEETH_TOKEN, or else of GITHUB_TOKEN, GH_TOKEN (on GitLab: GITLAB_TOKEN). On GitHub it has to
allow \`pull-requests: write\`, and for --check \`checks: write\`. Which request is meant, and its commit, comes from the
CI or from flags, never from a ledger.

Examples:
  teeth comment --from reports/teeth.json --from reports/teeth-diff.json --notes
  teeth comment --from reports/teeth.json --dry-run --forge github --repository ada/catalog --pr 7 --head <sha>
`

const MERGE = `
A folder that lacks a shard, or has one of another commit or configuration, is refused.

Examples:
  teeth --shard 1/3 --reporter blob=reports/blobs/1.json    on each machine
  teeth merge reports/blobs --reporter html=reports/teeth.html
`

const AUDIT = `
Runs with --history (or \`history: true\` in the configuration) add the lines.

Examples:
  teeth audit --since v1.2.0
  teeth audit --output-file reports/audit.html
`

const RATCHET = `
A waiver in reports/ratchet.json lets a guard leave for a time:
  { "waivers": [{ "guard": "<id>", "reason": "…", "owner": "…", "expires": "2027-01-31" }] }
`

/** By command; those that are not here need no more words. */
export const AFTER_HELP: Readonly<Partial<Record<CommandName, string>>> = {
  '': PROVE,
  diff: DIFF,
  pin: PIN,
  sweep: SWEEP,
  comment: COMMENT,
  merge: MERGE,
  audit: AUDIT,
  ratchet: RATCHET,
}
