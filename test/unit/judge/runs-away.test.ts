/** Which regular expressions are refused because they can take for ever. */

import { expect, test } from 'vitest'
import { runsAway } from '../../../src/model/runs-away.ts'

test.each(['(a+)+', '(?:a*)*', '(a|aa)+$', '((ab)*c+)*', '(?<word>\\w+)*', '(a{2,})+', '([a-z]+)*', '(.*)+x'])(
  'a repeat around a repeat or a choice runs away: /%s/',
  (source) => expect(runsAway(source)).toBe(true),
)

test.each([
  'plane',
  'east.*west',
  '(east|west)',
  '(east|west)?',
  '(ab)+',
  'a+b+c*',
  '[(a+)+]',
  '\\(a+\\)+',
  '(a+)?',
  '(a+){1,3}',
  '(?=a+)b',
  '[)+]+',
  '(?:)',
  ')',
  '(',
  '',
])('a pattern of another form does not: /%s/', (source) => expect(runsAway(source)).toBe(false))
