/** The audit page of a ledger in which everyone attacks: what is markup in it is ours. */

import { test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import { renderHtml } from '../../../src/report/html-page.ts'
import { allBite, everyVerdict } from '../../support/ledgers.ts'
import { attack, hostileText, ledgerUnder } from './hostile.ts'
import { LINKS, ownMarkup, TAG } from './page-reader.ts'

describe('the audit page', () => {
  property.prop([attack], { numRuns: 12 })('has only tags of its own', (hostile) => {
    const page = ownMarkup(ledgerUnder(hostile), { links: LINKS })
    expect(page.replaceAll(TAG, '')).not.toMatch(/[<>]/)
  })

  property.prop([attack], { numRuns: 12 })('has as many scripts, links and forms as ever', (hostile) => {
    const counts = (ledger: Ledger): readonly number[] => {
      const tags = [...renderHtml(ledger, { links: LINKS }).matchAll(TAG)].map(([, , name = '']) => name)
      return ['script', 'style', 'form', 'iframe', 'meta', 'base', 'object'].map(
        (wanted) => tags.filter((name) => name === wanted).length,
      )
    }
    expect(counts(ledgerUnder(hostile))).toEqual(counts(everyVerdict()))
  })

  property.prop([attack], { numRuns: 12 })(
    'leads to itself and to the forge only, and handles no event in markup',
    (hostile) => {
      const page = ownMarkup(ledgerUnder(hostile), { links: LINKS })
      const attributes = [...page.matchAll(TAG)].flatMap(([, , , written = '']) => [
        ...written.matchAll(/([\w-]+)="([^"]*)"/g),
      ])
      const odd = attributes.filter(([, name = '', value = '']) => {
        if (/^on|^style$|^src$|^srcdoc$|^action$/.test(name)) return true
        return name === 'href' && !value.startsWith('#') && !value.startsWith(`${LINKS.forge.url}/blob/`)
      })
      expect(odd.map(([attribute]) => attribute)).toEqual([])
    },
  )

  property.prop([attack], { numRuns: 12 })('holds no character that hides or reorders text', (hostile) => {
    expect(
      ownMarkup(ledgerUnder(hostile), {}).match(/(?![\t\n])\p{Cc}|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u),
    ).toBeNull()
  })

  property.prop([hostileText, hostileText], { numRuns: 12 })(
    'is as safe with a name and a file from outside',
    (project, file) => {
      const page = ownMarkup(allBite(), {
        project,
        unguarded: new Map([[file, 'if (a) b()\n'.repeat(9)]]),
        links: LINKS,
      })
      expect(page.replaceAll(TAG, '')).not.toMatch(/[<>]/)
    },
  )
})
