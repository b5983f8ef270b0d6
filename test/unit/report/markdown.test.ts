import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { codeBlock, codeLink, codeSpan, markdownText, textLink } from '../../../src/report/markdown.ts'
import { hostileText } from './hostile.ts'

describe('markdownText', () => {
  test.each([
    ['a mention', 'ask @ada', 'ask @<!-- -->ada'],
    ['an issue', 'see #12', 'see #<!-- -->12'],
    ['an issue the other way', 'see GH-12', 'see GH<!-- -->-12'],
    ['an element', '<img src=x>', '&lt;img src=x&gt;'],
    ['a comment', '<!-- teeth -->', '&lt;\\!-- teeth --&gt;'],
    ['an entity', '&lt;', '&amp;lt;'],
    ['a link', '[a](b)', '\\[a\\](b)'],
    ['a web address', 'https://evil.example and www.evil.example', 'https\\://evil.example and www\\.evil.example'],
    ['a table cell', 'a | b', 'a \\| b'],
    ['emphasis', '*a* _b_ ~c~', '\\*a\\* \\_b\\_ \\~c\\~'],
    ['a heading', '# a', '#<!-- --> a'],
    ['a list', '- a', '\\- a'],
    ['a numbered list', '1. a', '1\\. a'],
    ['a formula', '$x$', '\\$x\\$'],
    ['a lone backtick', 'a ` b', 'a &#96; b'],
    ['backticks before code', '```` # [a](b)`', '&#96;&#96;&#96;`  # [a](b) `'],
  ])('makes no markup of %s', (_, text, shown) => {
    expect(markdownText(text)).toBe(shown)
  })

  test('keeps values in backticks as code', () => {
    expect(markdownText('write `test:` above `@a`')).toBe('write `test:` above `@a`')
  })

  test('is one line', () => {
    expect(markdownText('one\r\n\r\n# two')).toBe('one #<!-- --> two')
  })

  property.prop([hostileText])('opens no element of its own', (text) => {
    const outside = markdownText(text)
      // A backslash that is escaped itself escapes no backtick.
      .replaceAll(/(?<!(?:^|[^\\])(?:\\\\)*\\)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
      .replaceAll('<!-- -->', '')
    expect(outside).not.toMatch(/[<>\n]/)
  })
})

describe('codeSpan', () => {
  test('is fenced longer than any backticks in it', () => {
    expect(codeSpan('a ``b`` c')).toBe('```a ``b`` c```')
  })

  test('keeps backticks at its ends apart from the fence', () => {
    expect(codeSpan('`a`')).toBe('`` `a` ``')
  })

  test('is one line', () => {
    expect(codeSpan('a\n\nb')).toBe('`a\\u000a\\u000ab`')
  })

  test('is never empty', () => {
    expect(codeSpan('')).toBe('` `')
  })
})

describe('codeLink and textLink', () => {
  test('leads to the web and stays one', () => {
    expect([
      codeLink('a.ts:1', 'https://forge.example/a.ts#L1'),
      textLink('the report', 'http://ci.example/7'),
    ]).toEqual(['[`a.ts:1`](https://forge.example/a.ts#L1)', '[the report](http://ci.example/7)'])
  })

  test.each([undefined, 'javascript:alert(1)', 'https://a.example/) [b](c', 'https://a.example/<b>', 'reports/a.html'])(
    'a link leads to the web or is none: %s',
    (address) => {
      expect(textLink('the report', address)).toBe('the report')
    },
  )
})

describe('codeBlock', () => {
  property.prop([hostileText])('is closed by its last line and by no other', (text) => {
    const [opening = '', ...rest] = codeBlock(text, 'diff').split('\n')
    const fence = opening.replace('diff', '')
    expect(
      rest.map((line, index) => (line.trim().startsWith(fence) ? index : -1)).filter((index) => index >= 0),
    ).toEqual([rest.length - 1])
  })
})
