/** What a literal and the text of JSX come to at run time, however they are written. */

import { jsxWords } from './jsx-words.ts'
import { LINE_END } from './locate.ts'
import { ts } from './parse.ts'

/** Undefined for what is no literal; empty for text of JSX that is only layout. */
export function literalShape(node: ts.Node): string | undefined {
  if (isTemplatePart(node)) return templateShape(node)
  // @teeth directives-are-no-strings: texts that run otherwise have another runtime shape
  //   test: test/unit/syntax/runtime-shape.test.ts
  //   revert: condition false
  if (ts.isStringLiteral(node) && ts.isExpressionStatement(node.parent)) return `directive:${unquoted(node)}`
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text)
  if (ts.isJsxText(node)) return jsxShape(node)
  if (ts.isRegularExpressionLiteral(node) || ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return node.text
  return undefined
}

type TemplatePart = ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

function isTemplatePart(node: ts.Node): node is TemplatePart {
  return ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
}

/** A tag sees the text as it is written, too. */
function templateShape(part: TemplatePart): string {
  // @teeth tags-see-raw-text: texts that run otherwise have another runtime shape
  //   test: test/unit/syntax/runtime-shape.test.ts
  //   revert: remove
  if (isTagged(part)) return `raw:${JSON.stringify(part.rawText?.replace(LINE_END, '\n') ?? part.getText())}`
  return JSON.stringify(part.text)
}

function isTagged(part: TemplatePart): boolean {
  const { parent } = part
  const template = ts.isTemplateSpan(parent) ? parent.parent : ts.isTemplateExpression(parent) ? parent : part
  return ts.isTaggedTemplateExpression(template.parent) && template.parent.template === template
}

/** A directive is told by its text, not by what its escapes mean. */
function unquoted(node: ts.StringLiteral): string {
  return JSON.stringify(node.getText().slice(1, -1))
}

function jsxShape(node: ts.JsxText): string {
  // @teeth jsx-joins-lines: texts that run otherwise have another runtime shape
  //   test: test/unit/syntax/runtime-shape.test.ts
  //   revert: swap jsxWords(node.text) => node.text.replace(/\s*\n\s*/g, ' ')
  const words = jsxWords(node.text)
  return words === '' ? '' : JSON.stringify(words)
}
