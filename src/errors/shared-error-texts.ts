/** What stops a command that hands ledgers on: to a forge, to the history, to the ratchet, from shard to shard. */

import type { CatalogueEntry } from './entry.ts'

export const SHARED_ERROR_TEXTS = {
  'forge-unknown': {
    title: 'It is not clear where to comment',
    text: 'Neither the flags nor the variables of the CI say which forge, repository and pull or merge request is meant.',
    wayOut: 'Run it in a job for a pull or merge request, or give `--forge`, `--repository`, `--pr` and `--head`.',
    exitCode: 2,
  },
  'no-token': {
    title: 'There is no token for the forge',
    text: 'Commenting needs the right to write, which a token in the environment gives.',
    wayOut:
      'Set `GITHUB_TOKEN` (with `pull-requests: write`) or `GITLAB_TOKEN` (with `api`), or look with `--dry-run`.',
    exitCode: 2,
  },
  'forge-refused': {
    title: 'The forge refused',
    text: 'The forge understood and said no: the token may not do this, or what was named is not there.',
    wayOut:
      'Compare the permissions of the job with those in `examples/ci`, and the repository and number with what is meant.',
    exitCode: 2,
  },
  'forge-unreachable': {
    title: 'The forge cannot be reached',
    text: 'The forge did not answer, or answered that it cannot at the moment, also after several tries.',
    wayOut: 'Run the command again later: it goes on from what is there.',
    exitCode: 4,
  },
  'forge-unsettled': {
    title: 'The comment does not settle',
    text: 'Each time that the forge was asked, the comment was another than the one just written.',
    wayOut: 'See whether another job writes under the same `--key`; give each its own, then run again.',
    exitCode: 4,
  },
  'ledger-unreadable': {
    title: 'That is no ledger this version reads',
    text: 'The file is missing, too large, not JSON, of another version of the schema, or contradicts itself.',
    wayOut:
      'Give the file that `--reporter json=<file>` or `--reporter blob=<file>` of the same version of teeth wrote.',
    exitCode: 2,
  },
  'ledger-of-another-commit': {
    title: 'The ledger is of another commit',
    text: 'What was proven is not the commit that the request is about, so that nothing is said about it there.',
    wayOut: 'Check out the head of the request before proving it, as the workflows in `examples/ci` do.',
    exitCode: 2,
  },
  'shards-do-not-fit': {
    title: 'These shards are not one run',
    text: 'Shards can be merged when they are all there, once each, of the same commit and with the same configuration.',
    wayOut: 'Collect the blobs of one run of the whole matrix in an empty folder, then merge again.',
    exitCode: 2,
  },
  'ratchet-invalid': {
    title: 'The ratchet cannot be read',
    text: 'The file of the ratchet is not JSON, or a part of it is not of the shape it has to be.',
    wayOut: 'Mend what the message names; a waiver has `guard`, `reason`, `owner` and `expires` (YYYY-MM-DD).',
    exitCode: 2,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>
