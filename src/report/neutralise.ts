/** How text that tests, titles and paths bring along is made harmless: nothing invisible, nothing that steers a terminal. */

const INVISIBLE = [
  String.raw`(?![\t\n])\p{Cc}`,
  // Soft hyphen, marks and overrides of direction, invisible spaces and operators: what reorders or hides text.
  String.raw`[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]`,
  // Tags and variation selectors that carry hidden text; halves of pairs; what XML forbids.
  String.raw`[\u{e0000}-\u{e0fff}\p{Cs}\p{Noncharacter_Code_Point}]`,
  // Old workflow commands count anywhere in a line.
  String.raw`#(?=#\[)`,
].join('|')

/** Text of one or more lines: line ends become `\n`, tabs stay, every unsafe character is shown as `\u001b` or `\u{e0041}`. */
export function neutralise(text: string): string {
  // @teeth unsafe-characters-shown: neutralise shows what is unsafe as an escape
  //   test: test/unit/report/neutralise.test.ts > neutralise shows what is unsafe as an escape > shows %s as an escape
  //   was: return text.replaceAll('\r\n', '\n')
  return escapeUnsafe(text.replaceAll('\r\n', '\n'), visible)
}

/** A text that must stay on one line: line ends and tabs are shown as escapes too. */
export function neutraliseLine(text: string): string {
  return escapeUnsafe(text, visible).replaceAll(/[\t\n]/g, visible)
}

/** Replaces each unsafe character by what `escape` makes of it. */
export function escapeUnsafe(text: string, escape: (character: string) => string): string {
  return text.replaceAll(new RegExp(INVISIBLE, 'gu'), escape)
}

function visible(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16)
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
}
