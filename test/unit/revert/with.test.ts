import { describe, expect, test } from 'vitest'
import type { RevertFunctions } from '../../../src/revert/revert.ts'
import { Node } from '../../../src/syntax/parse.ts'
import { revertMarked } from './reverted.ts'

const WITH = { kind: 'with', module: 'mutants/shop.ts', name: 'closed' } as const

const only =
  (answer: (node: Node) => string): RevertFunctions =>
  (module, name) =>
    module === WITH.module && name === WITH.name ? answer : undefined

/** What a plain JavaScript module may do against the types. */
const untyped = (answer: unknown): RevertFunctions => Reflect.get({ untyped: () => () => answer }, 'untyped')

function after(before: string, functions: RevertFunctions, file = 'src/shop.ts'): string {
  const result = revertMarked(WITH, before, { file, functions })
  return result.kind === 'stale' ? `${result.reason}: ${result.detail}` : (result.files[0]?.after ?? '')
}

describe('`with` asks a function of the user', () => {
  test('that is given the node of the site', () => {
    const kinds: string[] = []
    after(
      'a()\n«if (b) c()»\n',
      only((node) => `// ${kinds.push(node.getKindName())}`),
    )
    expect(kinds).toEqual(['IfStatement'])
  })

  test('and puts its answer in the place of the node', () => {
    const functions = only((node) => (Node.isIfStatement(node) ? node.getThenStatement().getText() : ''))
    expect(after('a()\n«if (b) c()»\n', functions)).toBe('a()\nc()\n')
  })

  test('and holds its answer together as `was` does', () => {
    expect(
      after(
        'const a = «b» * 2',
        only(() => 'c + d'),
      ),
    ).toBe('const a = (c + d) * 2')
  })

  test('and removes the node when the answer is empty', () => {
    expect(
      after(
        'f(«a», b)',
        only(() => ''),
      ),
    ).toBe('f(b)')
  })

  test('in a component too', () => {
    const text = '<template/>\n<script>\n«open()»\n</script>\n'
    expect(
      after(
        text,
        only((node) => `shut(${node.getText()})`),
        'src/Shop.vue',
      ),
    ).toBe('<template/>\n<script>\nshut(open())\n</script>\n')
  })

  test('in a file with a byte order mark too', () => {
    expect(
      after(
        '\uFEFFa(«b»)',
        only((node) => `${node.getText()}c`),
      ),
    ).toBe('\uFEFFa(bc)')
  })
})

describe('`with` is stale', () => {
  test('when the function throws, and says what', () => {
    const functions = only(() => {
      throw new Error('no such row')
    })
    expect(after('a(«b»)', functions)).toBe('function-failed: `mutants/shop.ts#closed` threw: no such row')
  })

  test.each([
    ['reckons with it', (node: unknown) => `${Number(node) / 100}.00`],
    ['writes it down', (node: unknown) => String(node)],
    ['compares it', (node: unknown) => (Math.min(0, Number(node)) < 0 ? 'minus' : 'plus')],
  ])('when the function takes the node for a number or a text, as the old code itself would: it %s', (_, old) => {
    expect(after('a(«b»)', only(old))).toBe(
      'function-failed: `mutants/shop.ts#closed` threw: it took the node for a number or a text; the code of the node is `node.getText()`',
    )
  })

  test('when the module has no such function', () => {
    expect(after('a(«b»)', () => undefined)).toBe('function-failed: `mutants/shop.ts#closed` is no function')
  })

  test('when the function answers no text', () => {
    expect(after('a(«b»)', untyped({ text: 'c' }))).toContain('answered no text')
  })

  test('when the answer does not parse', () => {
    expect(
      after(
        'a(«b»)',
        only(() => 'c('),
      ),
    ).toContain('does-not-parse')
  })

  test('when the answer is what is there', () => {
    expect(
      after(
        'a(«b»)',
        only((node) => node.getText()),
      ),
    ).toContain('changes-nothing')
  })
})
