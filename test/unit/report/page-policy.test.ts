import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pagePolicy, scriptText } from '../../../src/report/page-policy.ts'

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('the policy of a page', () => {
  test('lets it run and wear what it was made of, and ask nobody for anything', () => {
    expect(pagePolicy({ scripts: ['a()', 'b()'], style: 'p {}', hasViewer: false }).split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${digest('a()')} ${digest('b()')}`,
      `style-src ${digest('p {}')}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ])
  })

  test('lets the viewer of mutation reports write style attributes, and nothing more', () => {
    const [plain, viewing] = [false, true].map((hasViewer) =>
      pagePolicy({ scripts: [], style: '', hasViewer }).split('; '),
    )
    expect(viewing?.filter((rule) => !plain?.includes(rule))).toEqual(["style-src-attr 'unsafe-inline'"])
  })
})

describe('a script in a page', () => {
  test.each(['"</script>"', '"</SCRIPT >"', '"<!--<script>"'])('cannot end or hide its element: %s', (script) => {
    expect(scriptText(script)).not.toMatch(/<\/script|<!--/i)
    expect(JSON.parse(scriptText(script).replaceAll(String.raw`\x3c`, String.raw`\u003c`))).toBe(JSON.parse(script))
  })
})
