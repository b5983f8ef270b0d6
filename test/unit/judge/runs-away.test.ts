/** Which regular expressions are refused because they can take for ever, and on how much text the others are tried. */

import { describe, expect, test } from 'vitest'
import { longestText, runsAway } from '../../../src/model/runs-away.ts'

describe('refused', () => {
  test.each([
    '(a+)+',
    '(?:a*)*',
    '((ab)*c+)*',
    '(?<word>\\w+)*',
    '(?i:a+)*',
    '(a{2,})+',
    '([a-z]+)*',
    '(.*)+x',
    '(.*){12}!!never',
    '(a+){25}b',
    '(a+){1,3}',
    '(a+){2}?b',
    '(a?){30}a{30}',
    '(a{1,2}){30}b',
    '(\\u{61}+)+',
    '(\\p{Letter}+)+',
    '(a*)(\\1b)+',
    '(?<as>a*)(\\k<as>b)+',
    '[\\q{a|aa}]+',
  ])('a repeat of several rounds runs away around a repeat: /%s/', (source) => {
    expect(runsAway(source)).toContain('a repeat around a repeat')
  })

  test.each(['(a|aa)+$', '(a|ab)*c', '(a|A)+', '(ſ|s)+', '(\\w|\\d)+', '(|a)+', '((a|ab))+', '((?=a)a|ab|b)+c'])(
    'a repeat around a choice that one text can take in two ways: /%s/',
    (source) => expect(runsAway(source)).toContain('a choice'),
  )

  test.each(['.*.*.*.*.*=x', '.*.*.*.*=x', 'x|(.*)(.*)(.*)(.*)=', '\\s+\\d+\\s+\\d+$', '(.*)(.*)\\1\\2='])(
    'too many repeats in a row run away: /%s/',
    (source) => expect(runsAway(source)).toContain('more than 3 repeats'),
  )

  test.each([`${'a?'.repeat(30)}${'a'.repeat(30)}`, `${'(a|aa)'.repeat(30)}b`, '.{0,9999}.{0,9999}.{0,9999}='])(
    'many ways in a row: /%s/',
    (source) => expect(runsAway(source)).toContain('too many repeats and choices'),
  )

  test.each(['(?:(?:(?:){9999}){9999}){9999}', '(a{1000}){1000}', '(^){99999}'])(
    'a pattern that is long when its repeats are counted: /%s/',
    (source) => expect(runsAway(source)).toContain('too long'),
  )
})

test.each([
  'plane',
  'reads the row .* from plane \\d+',
  'reads .* from .* to .*',
  '^a|b$',
  'east.*west',
  '(east|west)',
  '(east|west)?',
  '(east|west) (north|south) (up|down)',
  '(foo|bar)+',
  '(far|foo|\\.)+',
  '(ab)+',
  '(ab){3}',
  '(\\d{4}-){2}',
  '\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}',
  'https?://',
  'a+b+c*',
  'a+?b{2}?',
  '[(a+)+]',
  '\\(a+\\)+',
  '(a+)?',
  '(a+){1}',
  '(?=a+)b',
  '(?<!a+)b',
  '[)+]+',
  'a{,5}{',
  '(?:)',
  ')',
  '(',
  '',
])('a pattern of another form does not: /%s/', (source) => expect(runsAway(source)).toBeUndefined())

test.each([
  ['plane \\d+', 20_000],
  ['reads .* from plane \\d+', 6324],
  ['.*.*=', 493],
  ['.*.*.*=', 148],
  ['(a+)+', 0],
])('/%s/ is tried on so many characters: %i', (source, length) => expect(longestText(source)).toBe(length))
