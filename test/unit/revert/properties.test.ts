import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { revert } from '../../../src/revert/revert.ts'
import { FILE, program, sitesOf, spansOf, wish } from './arbitrary.ts'
import { expectEditsOnly, expectLines, expectParses, expectProbesOnly, filesOf } from './expect-sound.ts'
import { guardOf, siteAt } from './marked.ts'

const wishes = fc.array(wish, { minLength: 1, maxLength: 3 })
const MANY = { numRuns: 150 }

describe('whatever the program, the site and the rule,', () => {
  test.prop([program, wishes], MANY)('only the edits differ, in order and apart', (text, wishes) => {
    for (const file of filesOf(guardOf(sitesOf(FILE, text, wishes)), FILE, text)) expectEditsOnly(file)
  })

  test.prop([program, wishes], MANY)('no line is lost', (text, wishes) => {
    for (const file of filesOf(guardOf(sitesOf(FILE, text, wishes)), FILE, text)) expectLines(file)
  })

  test.prop([program, wishes], MANY)('what comes out parses', (text, wishes) => {
    for (const file of filesOf(guardOf(sitesOf(FILE, text, wishes)), FILE, text)) expectParses(file)
  })

  test.prop([program, wishes], MANY)('without its probes the text is the text after', (text, wishes) => {
    for (const file of filesOf(guardOf(sitesOf(FILE, text, wishes)), FILE, text)) expectProbesOnly(file)
  })

  test.prop([program, fc.nat()], MANY)('putting back what is there changes nothing', (text, at) => {
    const spans = spansOf(FILE, text)
    const span = spans[at % spans.length] ?? { start: 0, end: 0 }
    const site = siteAt(FILE, text, span)({ kind: 'was', code: text.slice(span.start, span.end) })
    const result = revert(guardOf([site]), new Map([[FILE, text]]), () => undefined)
    expect(result.kind).toBe('stale')
  })
})
