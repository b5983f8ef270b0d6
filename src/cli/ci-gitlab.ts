/** The jobs for GitLab, as `teeth init --ci=gitlab` writes them and as `examples/ci` shows them. */

import type { CiFile, CiTerms } from './ci-file.ts'

export function gitlabFiles(terms: CiTerms): readonly CiFile[] {
  return [{ file: '.gitlab/teeth.gitlab-ci.yml', text: gitlabText(terms) }]
}

/** Long because the whole file is one text. */
function gitlabText({ installs, starts, version }: CiTerms): string {
  return `# Proves the guards of a merge request and comments what was proven. In .gitlab-ci.yml:
#   include: { local: .gitlab/teeth.gitlab-ci.yml }
# GITLAB_TOKEN is a masked variable with a project access token (role Reporter, scope api).

teeth:
  stage: test
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  variables:
    # Old behaviour may come from any commit.
    GIT_DEPTH: 0
  script:
    - ${installs}
    - >-
      ${starts}
      --reporter default
      --reporter json=teeth.json
      --reporter html=teeth.html
      --reporter junit=teeth.xml
      --reporter gitlab=gl-code-quality-report.json
  artifacts:
    when: always
    paths:
      - teeth.json
      - teeth.html
    reports:
      junit: teeth.xml
      codequality: gl-code-quality-report.json

# Says what of the change no test would notice, and stops nobody: without allow_failure it does.
teeth-diff:
  stage: test
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  variables:
    GIT_DEPTH: 0
  allow_failure: true
  script:
    - ${installs}
    - ${starts} diff "$CI_MERGE_REQUEST_DIFF_BASE_SHA" --reporter default --reporter json=teeth-diff.json
  artifacts:
    when: always
    paths:
      - teeth-diff.json

# A job of its own with the token and without the project's code. A fork's pipeline has no token, and leaves it out.
teeth-comment:
  stage: .post
  image: node:24
  needs:
    - job: teeth
      artifacts: true
    - job: teeth-diff
      artifacts: true
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event" && $GITLAB_TOKEN
      when: always
  variables:
    GIT_STRATEGY: none
  script:
    # Away from the artifact: no file of it can tell npm where to install from.
    - mkdir -p /opt/teeth && cd /opt/teeth
    - npm install --ignore-scripts --no-audit --no-fund teeth@${version}
    - set --
    - for ledger in "$CI_PROJECT_DIR/teeth.json" "$CI_PROJECT_DIR/teeth-diff.json"; do if [ -f "$ledger" ]; then set -- "$@" --from "$ledger"; fi; done
    - node_modules/.bin/teeth comment "$@" --notes
`
}
