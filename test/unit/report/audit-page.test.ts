/** An audit as a page. */

import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { Audit } from '../../../src/model/history.ts'
import { auditPage } from '../../../src/report/audit-page.ts'
import { attack, auditUnder } from './hostile.ts'

const end = { at: '2026-11-30T09:12:44.120Z', commit: '3f2a91c7d5b04e8f' }

function audit(id: string): Audit {
  const guard = { id, verdict: 'bites', provenSince: '2026-10-01T00:00:00.000Z', lastProven: end } as const
  const lists = { added: [id], changed: [id], removed: [id], lost: [id], healed: [id] }
  return { from: end, to: end, ...lists, guards: [guard], unreadable: 2 }
}

test('the page tells what changed and for how long each guard has been proven', () => {
  const page = auditPage(audit('plane-aware-lookup'))
  expect(page).toContain('>1 guard lost, 1 removed, 1 healed, 1 changed, 1 added, of 1 guard now</h1>')
  expect(page).toContain('<td class="number">60 days</td>')
  expect(page).toContain('2 lines of the history could not be read.')
})

test('the page asks nobody for anything', () => {
  const page = auditPage(audit('a'))
  expect(page).toContain('default-src &#39;none&#39;')
  expect(page).not.toMatch(/\b(?:src|href)="(?!#)/)
})

test.each(['<script>alert(1)</script>', '</style>', '"><img src=x onerror=alert(1)>', '&lt;'])(
  'an id `%s` is shown as text',
  (id) => {
    const elements = (page: string) => page.match(/<\/?[a-z]+/g)?.length
    expect(elements(auditPage(audit(id)))).toBe(elements(auditPage(audit('plain'))))
  },
)

property.prop([attack], { numRuns: 12 })('no id and no commit becomes an element', (hostile) => {
  const elements = (page: string) => page.match(/<\/?[a-z]+/g)?.length
  const plain = { texts: ['plain'], flood: undefined, at: 0 }
  expect(elements(auditPage(auditUnder(hostile)))).toBe(elements(auditPage(auditUnder(plain))))
})
