/** An audit as Markdown. */

import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { Audit } from '../../../src/model/history.ts'
import { auditMarkdown } from '../../../src/report/audit-markdown.ts'
import { attack, auditUnder } from './hostile.ts'
import { headings, linksIn } from './markdown-reader.ts'

const NONE: Audit = {
  to: { at: '2026-11-30T09:12:44.120Z', commit: '3f2a91c7d5b04e8f' },
  added: [],
  changed: [],
  removed: [],
  lost: [],
  healed: [],
  guards: [],
  unreadable: 0,
}

test('an audit tells what changed, then how long each guard has been proven', () => {
  const text = auditMarkdown({
    ...NONE,
    from: { at: '2026-11-01T00:00:00.000Z' },
    added: ['new-guard'],
    lost: ['plane-aware-lookup'],
    guards: [
      { id: 'new-guard', verdict: 'bites', provenSince: NONE.to.at, lastProven: NONE.to },
      { id: 'old-guard', verdict: 'bites', provenSince: '2026-10-01T00:00:00.000Z', lastProven: NONE.to },
      { id: 'plane-aware-lookup', verdict: 'toothless' },
    ],
    unreadable: 1,
  })
  expect(text).toMatchInlineSnapshot(`
    "## 1 guard lost, 1 added, of 3 guards now

    From 2026-11-01 to 2026-11-30 (\`3f2a91c7d5\`).

    ### Newly without teeth

    - ✗ toothless: \`plane-aware-lookup\`

    ### Added

    - \`new-guard\`

    <details><summary>2 guards proven, and since when</summary>

    | guard | verdict | proven for | last proven |
    | --- | --- | --- | --- |
    | \`old-guard\` | bites | 60 days | 2026-11-30 (\`3f2a91c7d5\`) |
    | \`new-guard\` | bites | less than a day | 2026-11-30 (\`3f2a91c7d5\`) |
    | \`plane-aware-lookup\` | toothless | – | never |

    </details>

    1 line of the history could not be read.
    "
  `)
})

test('an audit without changes says so', () => {
  expect(auditMarkdown(NONE)).toContain('## Nothing changed of 0 guards')
})

test.each(['a|b', '`', '@everyone', '<script>', 'x\n# heading', '\u001b[31m'])(
  'an id `%s` from a foreign line stays code',
  (id) => {
    const guard = { id, verdict: 'bites', provenSince: NONE.to.at, lastProven: NONE.to } as const
    const lines = auditMarkdown({ ...NONE, added: [id], guards: [guard] }).split('\n')
    expect(lines.filter((line) => /^(# |<script|@)/.test(line))).toEqual([])
    const row = lines.find((line) => line.startsWith('| ') && line.includes('bites'))
    expect(row?.match(/(?<!\\)\|/g)).toHaveLength(5)
  },
)

property.prop([attack], { numRuns: 25 })('no id and no commit becomes a heading or a link', (hostile) => {
  const text = auditMarkdown(auditUnder(hostile))
  expect([headings(text).length, linksIn(text)]).toEqual([6, []])
})
