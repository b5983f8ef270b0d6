import { describe, expect, test } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { faults } from '../../../src/syntax/faults.ts'
import { shape } from '../../../src/syntax/shape.ts'
import { reverted } from './reverted.ts'

const FILE = 'src/shop.ts'

const EXPRESSIONS = [
  'a',
  '1',
  "'a'",
  '`a${b}`',
  '/a/g',
  '[a, b]',
  '{ a: 1 }',
  'a.b',
  'a[b]',
  'a?.b',
  'a?.[b]',
  'a?.(b)',
  'a!',
  'a(b)',
  'a.b()',
  'a`b`',
  'new A',
  'new A()',
  'new A().b',
  'function () {}',
  'async function () {}',
  'class {}',
  '() => a',
  'async () => a',
  'a => ({ a })',
  'a++',
  '++a',
  '-a',
  '!a',
  'typeof a',
  'void a',
  'delete a.b',
  'await a',
  'yield a',
  'a as B',
  'a satisfies B',
  'a ** b',
  'a * b',
  'a + b',
  'a - b',
  'a << b',
  'a < b',
  'a in b',
  'a instanceof B',
  'a === b',
  'a & b',
  'a ^ b',
  'a | b',
  'a && b',
  'a || b',
  'a ?? b',
  'a ? b : c',
  'a = b',
  'a += b',
  'a, b',
  'this',
  'import(a)',
] as const

const OPERATORS = ['**', '*', '/', '+', '-', '<<', '<', 'instanceof', '===', '&', '^', '|', '&&', '||', '??'] as const

/** Each has its place marked; all stand where `await` and `yield` may. */
const PLACES: readonly string[] = [
  ...OPERATORS.flatMap((operator) => [`q = «x» ${operator} y`, `q = y ${operator} «x»`]),
  'q = «x»',
  'q += «x»',
  'let q = «x», r',
  'q = «x» ? y : z',
  'q = y ? «x» : z',
  'q = y ? z : «x»',
  'q = !«x»',
  'q = -«x»',
  'q = typeof «x»',
  'q = void «x»',
  'q = await «x»',
  'q = [yield «x»]',
  'q = «x» as Y',
  'q = «x» satisfies Y',
  'q = «x»!',
  'q = «x».y',
  'q = «x»[y]',
  'q = y[«x»]',
  'q = «x»?.y',
  'q = «x»(y)',
  'q = «x»`y`',
  'q = new «x»',
  'q = new «x»(y)',
  'q = `y${«x»}z`',
  'q = (() => «x»)',
  'q = { y: «x» }',
  'q = { [«x»]: y }',
  'q = { ...«x» }',
  '«x».y = z',
  '«x»()',
  '«x» + y',
  'if («x») y',
  'while («x») y',
  'for («x»;;) y',
  'for (let q = «x»;;) y',
  'for (; «x»;) y',
  'for (const y of «x») z',
  'for (const y in «x») z',
  'switch («x») { case y: }',
  'switch (y) { case «x»: }',
  'throw «x»',
  'class Q extends «x» {}',
  'class Q { y = «x» }',
  'function q(y = «x») {}',
  'const { y = «x» } = z',
]

/** What may get parentheses that it could do without: better safe than short. */
const CAREFUL = /^(1|a, b|\+\+a|a`b`|new A|a\?\..*|a (as|satisfies) B)$/

const inside = (text: string): string => `async function* f() { ${text} }`

function shapeOf(text: string): string {
  const tree = compilerTree(FILE, text)
  return faults(tree).length > 0 ? 'does not parse' : shape(tree, tree)
}

/** What it has to be: with parentheses, which group and do nothing else. */
function grouped(place: string, code: string): string {
  return shapeOf(inside(place.replace('«x»', `(${code})`)))
}

describe('an expression stays one where it comes to, with parentheses only where they are needed:', () => {
  test.each(PLACES)('%s', (place) => {
    for (const code of EXPRESSIONS) {
      const wanted = grouped(place, code)
      if (wanted === 'does not parse') continue
      const after = reverted({ kind: 'was', code }, inside(place), FILE)
      expect({ code, after, shape: shapeOf(after) }).toEqual({ code, after, shape: wanted })
      const bare = inside(place.replace('«x»', code))
      if (after !== bare && !CAREFUL.test(code))
        expect({ code, bare: shapeOf(bare) }).not.toEqual({ code, bare: wanted })
    }
  })
})
