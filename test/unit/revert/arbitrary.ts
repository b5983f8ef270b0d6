/** Arbitrary little programs, sites in them and reverts of those. */

import fc from 'fast-check'
import type { Site } from '../../../src/model/guard.ts'
import type { RevertSpec } from '../../../src/model/revert.ts'
import type { Span } from '../../../src/model/place.ts'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { everyNode } from '../../../src/syntax/every-node.ts'
import { siteAt } from './marked.ts'

export const FILE = 'src/shop.tsx'

const STATEMENTS = [
  'open()',
  'const hours = [9, 17,]',
  "let plane: string | undefined = 'real' as const",
  'if (closed) open()',
  'if (closed && late) { open(a, b) } else { wait(1) }',
  'for (const row of rows) count += row.n',
  'while (n < 3) n++;',
  'try { await load() } catch (error) { log(error) } finally { done() }',
  'switch (day) { case 1: open(); break; default: close() }',
  'function find(id, plane = 1, ...rest) { return rows.find((row) => row.id === id && row.plane === plane) }',
  'const price = (n) => n > 10 ? n * 2 : n ?? 0',
  'class Shop extends Base { static size = 1; #rows = []; get open() { return this.#rows } close(a) { super.close(a) } }',
  'export const page = <main id="a" {...rest} hidden>text {rows.length && <Row n={1} />} more</main>',
  'outer: for (;;) { break outer }',
  'x = a?.b.c(d) || `t${e}u`',
  '({ a, b: [c = 1] } = d)',
  'export default async (a) => ({ a })',
  '// a comment on its own line',
  'wait(/* inside */ 1) // behind',
  ';[1].map(open)',
  'type Row = { id: string; plane?: number }',
  'if (closed) {\n  open(\n    a,\n    b, // why\n  )\n} else {\n  wait()\n}',
  'const rows = clean(\r\n  await load(\r\n    `a\n${b}`,\r\n  ),\r\n)',
  'function close(\n  a,\n  b = 1,\n) {\n  return a &&\n    b\n}',
] as const

const CODE = [
  '',
  'x',
  'open()',
  'return x',
  'a || b',
  '{ a: 1 }',
  'a()\nb()',
  'a: 1,',
  'm() {}',
  '[p].map(q)',
  'const z = 1',
  'if (a) b()',
  '<b/>',
  '...x',
  '`a\nb`',
  'a // b',
  'a)',
  '}',
] as const

const LINE_ENDS = ['\n', '\n', '\n\n', '\r\n', '\n\t', '\n  ', ' ; ', '\n/* between */ '] as const

/** Programs with mixed line ends, indentation and comments, some with a byte order mark; no statement comes twice. */
export const program: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '\uFEFF', '#!/usr/bin/env node\n'),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...STATEMENTS), fc.constantFrom(...LINE_ENDS)), {
      minLength: 1,
      maxLength: 6,
      selector: ([statement]) => statement,
    }),
  )
  .map(([head, parts]) => head + parts.flat().join(''))

const code = fc.constantFrom(...CODE)

const spec: fc.Arbitrary<RevertSpec> = fc.oneof(
  fc.constant({ kind: 'remove' } as const),
  fc.record({ kind: fc.constant('was' as const), code }),
  fc.record({ kind: fc.constant('condition' as const), expression: fc.constantFrom('true', 'a || b', 'a, b') }),
  fc.constantFrom<RevertSpec>({ kind: 'unwrap' }, { kind: 'unwrap', side: 'left' }, { kind: 'unwrap', side: 'right' }),
  fc.record({ kind: fc.constant('body' as const), code }),
  fc.record({
    kind: fc.constant('swap' as const),
    from: fc.constantFrom('.', 'a', '(', '&&'),
    to: code,
    all: fc.boolean(),
  }),
)

export type Wish = { readonly at: number; readonly spec: RevertSpec }

/** `at` picks one of the nodes of whatever program it is put to. */
export const wish: fc.Arbitrary<Wish> = fc.record({ at: fc.nat(), spec })

/** The spans of all nodes of a text. */
export function spansOf(file: string, text: string): readonly Span[] {
  const tree = compilerTree(file, text)
  return [...everyNode(tree)]
    .filter((node) => node !== tree && node.end > node.getStart(tree))
    .map((node) => ({ start: node.getStart(tree), end: node.end }))
}

/** The sites that some wishes mean in a text. */
export function sitesOf(file: string, text: string, wishes: readonly Wish[]): readonly Site[] {
  const spans = spansOf(file, text)
  return wishes.map(({ at, spec }) => siteAt(file, text, spans[at % spans.length] ?? { start: 0, end: 0 })(spec))
}
