/** Whether a title written as its `test.each` template is the one a formatted title came from. */

/** What `test.each` and `test.for` put values in the place of: `%s`, `%i`, `%#`, `%$` … and `$name`, `$a.b`. */
const PLACEHOLDER = /%[sdifjoOc#$]|\$[\w$]+(?:\.[\w$]+)*/g

/** Whether a title has a place for a value. */
export function isTemplate(title: string): boolean {
  return title.replaceAll('%%', '').search(PLACEHOLDER) >= 0
}

/** Whether the whole formatted title fits the template; a place takes any text, also none. `%%` stands for `%`. */
export function fitsTemplate(template: string, formatted: string): boolean {
  const [first = '', ...rest] = literals(template)
  const last = rest.pop()
  if (last === undefined) return formatted === first
  if (!formatted.startsWith(first)) return false
  let from = first.length
  for (const literal of rest) {
    const found = formatted.indexOf(literal, from)
    if (found < 0) return false
    from = found + literal.length
  }
  return formatted.length - last.length >= from && formatted.endsWith(last)
}

/** The text between the places. */
function literals(template: string): readonly string[] {
  return template
    .split('%%')
    .map((part) => part.replaceAll(PLACEHOLDER, '\0'))
    .join('%')
    .split('\0')
}
