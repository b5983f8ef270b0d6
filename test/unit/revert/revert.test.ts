import { describe, expect, test } from 'vitest'
import type { Revert, RevertSpec } from '../../../src/model/revert.ts'
import { revert } from '../../../src/revert/revert.ts'
import { guardOf, siteAt, unmarked } from './marked.ts'

const REMOVE = { kind: 'remove' } as const
const SHOP = 'src/shop.ts'

/** A guard whose marked sites, file by file, are reverted by these rules in their order. */
function revertAll(files: Readonly<Record<string, string>>, specs: readonly RevertSpec[]): Revert {
  const queue = [...specs]
  const texts = new Map<string, string>()
  const sites = Object.entries(files).flatMap(([file, marked]) => {
    const { text, spans } = unmarked(marked)
    texts.set(file, text)
    return spans.map((span) => siteAt(file, text, span)(queue.shift() ?? REMOVE))
  })
  return revert(guardOf(sites), texts, () => undefined)
}

function afters(result: Revert): readonly string[] {
  return result.kind === 'stale' ? [result.reason] : result.files.map((file) => file.after)
}

describe('a guard of several sites', () => {
  test('is put back in all its files', () => {
    const result = revertAll({ 'src/a.ts': 'a(«b»)', 'src/c.ts': 'c(«d», e)' }, [REMOVE, { kind: 'was', code: 'x' }])
    expect(afters(result)).toEqual(['a()', 'c(x, e)'])
  })

  test('is put back at all its sites of one file', () => {
    const result = revertAll({ [SHOP]: '«a()»\nif («b») {\n  c(«d», e)\n}\n' }, [
      REMOVE,
      { kind: 'was', code: 'true' },
      { kind: 'was', code: 'x' },
    ])
    expect(afters(result)).toEqual(['\nif (true) {\n  c(x, e)\n}\n'])
  })

  test('may have one site inside of what another keeps', () => {
    const result = revertAll({ [SHOP]: '«if (a) {\n  b(«c»)\n}»\n' }, [{ kind: 'unwrap' }, { kind: 'was', code: 'd' }])
    expect(afters(result)).toEqual(['\n  b(d)\n\n'])
  })

  test('has its edits in ascending order', () => {
    const result = revertAll({ [SHOP]: '«if (a) {\n  b(«c»)\n}»\n' }, [{ kind: 'unwrap' }, { kind: 'was', code: 'd' }])
    const starts =
      result.kind === 'stale' ? [] : result.files.flatMap(({ edits }) => edits.map(({ span }) => span.start))
    expect(starts).toEqual([0, 13, 16])
  })

  test('is stale when one site lies in another that goes', () => {
    const result = revertAll({ [SHOP]: '«if (a) {\n  b(«c»)\n}»\n' }, [REMOVE, { kind: 'was', code: 'd' }])
    expect(result).toMatchObject({ kind: 'stale', reason: 'sites-overlap', site: 1 })
  })

  test('is stale when two sites are the same', () => {
    const result = revertAll({ [SHOP]: '««a()»»' }, [REMOVE, REMOVE])
    expect(result).toMatchObject({ kind: 'stale', reason: 'sites-overlap', site: 1 })
  })

  test('names the site that does not fit', () => {
    const result = revertAll({ [SHOP]: '«a()»\n«b()»\n' }, [REMOVE, { kind: 'condition', expression: 'true' }])
    expect(result).toMatchObject({ kind: 'stale', reason: 'rule-does-not-fit', site: 1 })
  })

  test('names the site that does not parse', () => {
    const result = revertAll({ [SHOP]: '«a()»\n\n«b()»\n' }, [REMOVE, { kind: 'was', code: 'c(' }])
    expect(result).toMatchObject({ kind: 'stale', reason: 'does-not-parse', site: 1, detail: "line 4: ')' expected" })
  })

  test('names the site that changes nothing beside one that does', () => {
    const result = revertAll({ [SHOP]: '«a()»\n«b()»\n' }, [REMOVE, { kind: 'was', code: 'b() // as now' }])
    expect(result).toMatchObject({ kind: 'stale', reason: 'changes-nothing', site: 1 })
  })
})

describe('a guard is stale', () => {
  const { text, spans } = unmarked('a()\n«b()»\n')
  const site = siteAt(SHOP, text, spans[0] ?? { start: 0, end: 0 })(REMOVE)

  test('when its file has changed', () => {
    const result = revert(guardOf([site]), new Map([[SHOP, 'a()\nc()\n']]), () => undefined)
    expect(result).toMatchObject({ kind: 'stale', reason: 'file-changed', site: 0 })
  })

  test('when its file is gone', () => {
    const result = revert(guardOf([site]), new Map(), () => undefined)
    expect(result).toMatchObject({ kind: 'stale', reason: 'file-changed', detail: '`src/shop.ts` is no longer there' })
  })

  test('when no node is where its site was', () => {
    const moved = { ...site, span: { start: 4, end: 6 }, text: 'b(' }
    const result = revert(guardOf([moved]), new Map([[SHOP, text]]), () => undefined)
    expect(result).toMatchObject({ kind: 'stale', reason: 'matches-nothing' })
  })

  test('when it asks for what a git ref says and no old text was given', () => {
    const asked = { ...site, revert: { kind: 'from', ref: 'v1.0.0' } as const }
    const result = revert(guardOf([asked]), new Map([[SHOP, text]]), () => undefined)
    expect(result).toMatchObject({ kind: 'stale', reason: 'ref-gone', detail: 'no text of `v1.0.0` has been read' })
  })
})

describe('a file that does not parse to begin with', () => {
  test.each([
    ['beside it', 'const a\n«b()»\n', 'const a\n\n'],
    ['around it', '{\n  const a\n  «b()»\n}\n', '{\n  const a\n  \n}\n'],
  ])('may be reverted where that adds no fault: one stands %s', (_, text, after) => {
    expect(afters(revertAll({ [SHOP]: text }, [REMOVE]))).toEqual([after])
  })

  test('is stale when the revert adds one', () => {
    expect(afters(revertAll({ [SHOP]: 'const a\n«b()»\n' }, [{ kind: 'was', code: 'const c' }]))).toEqual([
      'does-not-parse',
    ])
  })
})
