/** Which failures name a behaviour: by id, by phrase, by what `names:` says instead. */

import { describe, expect, test } from 'vitest'
import { names, wantedNames } from '../../../src/judge/naming.ts'
import { kindOf } from '../../../src/judge/kinds.ts'
import type { Guard, Naming } from '../../../src/model/guard.ts'
import type { ErrorFact } from '../../../src/model/run.ts'
import type { FailedTest } from '../../../src/model/verdict.ts'
import { assertion, guard, thrown } from '../../support/runs.ts'

function failure(title: string, error: ErrorFact = assertion()): FailedTest {
  return { titlePath: title.split(' > '), error, kind: kindOf(error) }
}

function naming(names: Naming): Guard {
  return guard({ names })
}

describe('a failure names the behaviour', () => {
  test.each([
    ['by the id', 'shelf-aware-lookup'],
    ['by the words of the id', 'a shelf aware lookup finds one item'],
    ['by the phrase', 'reads the item from the requested shelf'],
    ['whatever the case', 'READS THE ITEM from the Requested Shelf'],
    ['whatever the punctuation', 'lookup: reads “the item” (from the requested shelf!)'],
    ['whatever the white space', 'reads  the\titem\nfrom the requested shelf'],
    ['over the titles of suite and test', 'reads the item > from the requested shelf'],
    ['also in the title of a suite', 'shelf-aware lookup > finds it'],
  ])('%s', (_how, title) => {
    expect(names(failure(title), guard())).toBe(true)
  })

  test('by its message alone', () => {
    expect(names(failure('stock', assertion('shelf-aware-lookup: expected 1 to be 2')), guard())).toBe(true)
  })

  test('by its cause, where Vitest 3.2 keeps what a poll saw', () => {
    const cause = assertion('shelf-aware lookup: expected 1 to be 2')
    expect(names(failure('stock', thrown('Matcher did not succeed in time.', { cause })), guard())).toBe(true)
  })

  test('by an inner error', () => {
    const inner = [thrown('east'), thrown('shelf-aware lookup')]
    expect(names(failure('stock', thrown('All promises were rejected', { inner })), guard())).toBe(true)
  })

  test('in a script that writes no space between words', () => {
    expect(names(failure('要求された棚から品物を読むこと'), guard({ behaviour: '棚から品物を読む' }))).toBe(true)
  })

  test('whichever way its accents are composed', () => {
    expect(names(failure('re\u0301serve la place'), guard({ behaviour: 'r\u00e9serve la place' }))).toBe(true)
  })

  test('through the colours that Vitest leaves in a message', () => {
    const error = assertion('reads the \u001b[90mitem\u001b[39m from the requested shelf')
    expect(names(failure('stock', error), guard())).toBe(true)
  })
})

describe('a failure does not name the behaviour', () => {
  test.each([
    ['when a word is missing', 'reads the item from the shelf'],
    ['when the words stand in another order', 'lookup aware shelf'],
    ['when other words stand between', 'reads the item at once from the requested shelf'],
    ['when only a part of a word is there', 'reads the item from the requested shelfmark'],
  ])('%s', (_how, title) => {
    expect(names(failure(title), guard())).toBe(false)
  })

  test('when the phrase begins in the title and ends in the message', () => {
    expect(names(failure('reads the item', assertion('from the requested shelf')), guard())).toBe(false)
  })

  test('when the behaviour has no words at all', () => {
    expect(names(failure('?', thrown('…')), guard({ id: '-', behaviour: '…!' }))).toBe(false)
  })

  test('by what only the diff or the stack says', () => {
    const error = assertion('expected 1 to be 2', { diff: 'shelf-aware-lookup', stack: 'at shelf-aware-lookup' })
    expect(names(failure('stock', error), guard())).toBe(false)
  })
})

describe('`names:` replaces id and behaviour', () => {
  test('a phrase is enough', () => {
    expect(names(failure('keeps east and west apart'), naming({ kind: 'phrase', text: 'east and west' }))).toBe(true)
  })

  test('the id no longer names it', () => {
    expect(names(failure('shelf-aware-lookup'), naming({ kind: 'phrase', text: 'east and west' }))).toBe(false)
  })

  test('a pattern is tried on titles and message each by itself', () => {
    const pattern = naming({ kind: 'pattern', source: "^expected 'east'", flags: '' })
    expect(names(failure('stock > lookup'), pattern)).toBe(true)
  })

  test('a pattern may reach from the titles into the message', () => {
    const pattern = naming({ kind: 'pattern', source: "lookup\\nexpected 'east'", flags: '' })
    expect(names(failure('stock > lookup'), pattern)).toBe(true)
  })

  test('the flags of a pattern are kept', () => {
    expect(names(failure('EAST'), naming({ kind: 'pattern', source: '^east$', flags: 'i' }))).toBe(true)
  })

  test.each(['g', 'y', 'gy'])('with the flags %s a pattern is looked for anywhere in a text', (flags) => {
    const pattern = naming({ kind: 'pattern', source: 'west', flags })
    expect(names(failure('east and west'), pattern)).toBe(true)
  })

  test('a pattern that does not compile names nothing', () => {
    expect(names(failure('('), naming({ kind: 'pattern', source: '(', flags: '' }))).toBe(false)
  })

  test('a pattern that can take for ever does not stop the judge', () => {
    const endless = failure(`${'a'.repeat(4_000)}!`)
    expect(names(endless, naming({ kind: 'pattern', source: '(a+)+$', flags: '' }))).toBe(false)
  })

  test.each([
    ['x'.repeat(100), true],
    ['x'.repeat(300), false],
  ])('a slow pattern is tried on the beginning only', (before, isNamed) => {
    const pattern = naming({ kind: 'pattern', source: '.*.*.*north', flags: '' })
    expect(names(failure(`${before} north`), pattern)).toBe(isNamed)
  })

  test('a long text does not stop the judge: only its beginning is looked at', () => {
    const long = failure('stock', assertion(`${'x'.repeat(30_000)} west`))
    expect(names(long, naming({ kind: 'phrase', text: 'west' }))).toBe(false)
  })
})

describe('what would have named it', () => {
  test('is the id or the behaviour', () => {
    expect(wantedNames(guard())).toEqual(['shelf-aware-lookup', 'reads the item from the requested shelf'])
  })

  test('is the phrase of `names:` alone', () => {
    expect(wantedNames(naming({ kind: 'phrase', text: 'east and west' }))).toEqual(['east and west'])
  })

  test('is the pattern as it was written', () => {
    expect(wantedNames(naming({ kind: 'pattern', source: 'ea.t', flags: 'i' }))).toEqual(['/ea.t/i'])
  })

  test('says of a pattern that it was tried on the beginning', () => {
    const [wanted] = wantedNames(naming({ kind: 'pattern', source: '.*.*.*north', flags: '' }))
    expect(wanted).toBe('/.*.*.*north/ (tried on the first 148 characters)')
  })

  test('says of a pattern that it was not tried', () => {
    expect(wantedNames(naming({ kind: 'pattern', source: '(a+)+', flags: '' }))[0]).toContain('not tried')
  })
})
