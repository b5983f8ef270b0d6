/** The workflows for GitHub, as `teeth init --ci` writes them and as `examples/ci` shows them. */

import type { CiFile, CiTerms } from './ci-file.ts'

/** Tags move; a commit does not. */
const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0'
const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0'
const UPLOAD = 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2'
const DOWNLOAD = 'actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0'

export function githubFiles(terms: CiTerms): readonly CiFile[] {
  return [
    { file: '.github/workflows/teeth.yml', text: proveText(terms) },
    { file: '.github/workflows/teeth-comment.yml', text: commentText(terms) },
    { file: '.github/workflows/teeth-nightly.yml', text: nightlyText(terms) },
  ]
}

/** Long because the whole file is one text. */
function proveText({ installs, starts }: CiTerms): string {
  return `# Proves the guards of a pull request. It may be from a fork and runs its code, so that it is given no right but to read.
name: Prove guards
on: pull_request

permissions:
  contents: read

concurrency:
  group: teeth-\${{ github.event.pull_request.number }}
  cancel-in-progress: true

jobs:
  prove:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${CHECKOUT}
        with:
          # The head itself: what is proven is what the comment speaks of.
          ref: \${{ github.event.pull_request.head.sha }}
          fetch-depth: 0
          persist-credentials: false
      - uses: ${SETUP_NODE}
        with:
          node-version: 24
          package-manager-cache: false
      - run: ${installs}
      - run: >-
          ${starts}
          --reporter default
          --reporter json=reports/teeth.json
          --reporter html=reports/teeth.html
      # Says what of the change no test would notice, and stops nobody: without the second line it does.
      - if: \${{ !cancelled() }}
        continue-on-error: true
        env:
          BASE: \${{ github.event.pull_request.base.ref }}
        run: ${starts} diff "origin/$BASE" --reporter default --reporter json=reports/teeth-diff.json
      - uses: ${UPLOAD}
        if: \${{ !cancelled() }}
        with:
          name: teeth
          path: |
            reports/teeth.json
            reports/teeth.html
            reports/teeth-diff.json
          if-no-files-found: ignore
`
}

/** Long because the whole file is one text. */
function commentText({ version }: CiTerms): string {
  return `# Comments what was proven. It may write, so that it checks nothing out, installs and runs nothing of the pull
# request, and takes the ledger for what a stranger may have written: number and commit come from GitHub's event.
name: Comment what was proven
on:
  workflow_run:
    workflows: [Prove guards]
    types: [completed]

permissions: {}

jobs:
  comment:
    if: \${{ github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion != 'cancelled' }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      # The artifact of the other run.
      actions: read
      # The comment and the notes.
      pull-requests: write
    steps:
      - uses: ${SETUP_NODE}
        with:
          node-version: 24
          package-manager-cache: false
      # Before the artifact is there: no file of it can tell npm where to install from.
      - run: npm install --ignore-scripts --no-audit --no-fund --prefix "$RUNNER_TEMP/teeth" teeth@${version}
      - uses: ${DOWNLOAD}
        with:
          name: teeth
          path: \${{ runner.temp }}/proven
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - env:
          GITHUB_TOKEN: \${{ github.token }}
        run: |
          from=()
          for ledger in "$RUNNER_TEMP"/proven/teeth.json "$RUNNER_TEMP"/proven/teeth-diff.json; do
            if [ -f "$ledger" ]; then from+=(--from "$ledger"); fi
          done
          "$RUNNER_TEMP/teeth/node_modules/.bin/teeth" comment "\${from[@]}" --notes
`
}

/** Long because the whole file is one text. */
function nightlyText({ installs, starts }: CiTerms): string {
  return `# Proves every guard each night and keeps the reports.
name: Prove all guards
on:
  schedule:
    - cron: '17 3 * * *'
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: teeth-nightly
  cancel-in-progress: false

jobs:
  prove:
    runs-on: ubuntu-latest
    timeout-minutes: 120
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: ${SETUP_NODE}
        with:
          node-version: 24
          package-manager-cache: false
      - run: ${installs}
      # The ratchet holds what \`${starts} --update-ratchet\` has written to reports/ratchet.json: commit that file.
      - run: >-
          ${starts}
          --ratchet
          --reporter default
          --reporter json=reports/teeth.json
          --reporter html=reports/teeth.html
          --reporter sarif=reports/teeth.sarif
      - uses: ${UPLOAD}
        if: \${{ !cancelled() }}
        with:
          name: teeth-nightly
          path: reports/teeth.*
          if-no-files-found: ignore
          retention-days: 30
`
}
