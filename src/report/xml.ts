/** How XML is written: elements, attributes and text from data, never from markup. */

import { neutralise } from './neutralise.ts'

type Attributes = Readonly<Record<string, string | number>>

/** An element on lines of its own around its children, or empty. Children are elements already written. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  if (children.length === 0) return `<${opening(name, attributes)}/>`
  const inner = children.map((child) => `\n${child}`).join('')
  return `<${opening(name, attributes)}>${inner}\n</${name}>`
}

/** An element that holds text and nothing else. */
export function textElement(name: string, attributes: Attributes, text: string): string {
  return `<${opening(name, attributes)}>${escapeXml(text)}</${name}>`
}

function opening(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(String(value))}"`)
  return `${name}${written.join('')}`
}

/** A parser turns a bare line end or tab in an attribute into a space. */
function attribute(value: string): string {
  return escapeXml(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}

/** `>` too, for `]]>`. What no escape makes legal in XML is neutralised first. */
function escapeXml(text: string): string {
  return neutralise(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
