import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { html } from '../../../src/report/html.ts'
import { neutralise } from '../../../src/report/neutralise.ts'
import { hostileText } from './hostile.ts'

describe('html', () => {
  test('makes no markup of a text', () => {
    expect(html`<p title="${'"><script>'}">${"<b>'&amp;'</b>"}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&#39;&amp;amp;&#39;&lt;/b&gt;</p>',
    )
  })

  test('takes markup as it is, also several pieces', () => {
    const pieces = ['a', 'b'].map((text) => html`<b>${text}</b>`)
    expect(html`<em>${pieces}</em>`.text).toBe('<em><b>a</b><b>b</b></em>')
  })

  test('shows numbers, and nothing for what is absent', () => {
    expect(html`${3}${undefined}`.text).toBe('3')
  })

  test('keeps no indentation of its own, and all of a text', () => {
    const text = 'a\n    b'
    const list = html`<ul>
      ${text}
    </ul>`
    expect(list.text).toBe('<ul>\na\n    b\n</ul>')
  })

  property.prop([hostileText])('comes back as the text it was made of', (text) => {
    expect(decoded(html`${text}`.text)).toBe(neutralise(text))
  })

  property.prop([hostileText])('holds nothing that could begin or end markup', (text) => {
    expect(html`${text}`.text).not.toMatch(/[<>"']/)
  })
})

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function decoded(text: string): string {
  return text.replaceAll(/&([^;&]+);/g, (entity, name: string) => ENTITIES[name] ?? `unknown ${entity}`)
}
