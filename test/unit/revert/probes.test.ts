import { describe, expect, test } from 'vitest'
import { hitsOf, type ProbeCase } from './probe-case.ts'

const STATEMENTS: readonly ProbeCase[] = [
  ['a statement that runs', 1, 'export function answer() { «return 1» }'],
  ['a statement behind a return', 0, 'export function answer() { return 1; «return 2» }'],
  [
    'a statement in a loop',
    3,
    'export function answer() { let n = 0; for (const i of [1, 2, 3]) { «n += i» } return n }',
  ],
  ['a branch without braces that is taken', 1, 'export function answer() { if (true) «return 1»\nelse return 2 }'],
  ['a branch without braces that is not taken', 0, 'export function answer() { if (false) «return 1»\nelse return 2 }'],
  ['an `else` that is taken', 1, 'export function answer() { if (false) return 1\nelse «return 2» }'],
  ['an `else if` that is asked', 1, 'export function answer() { if (false) return 1\nelse «if (false) return 2» }'],
  ['an `else if` that is not asked', 0, 'export function answer() { if (true) return 1\nelse «if (true) return 2» }'],
  ['the body of a loop without braces', 2, 'export function answer() { let n = 0; while (n < 2) «n++;» return n }'],
  ['a loop', 1, 'export function answer() { let n = 0; «while (n < 2) n++;» return n }'],
  [
    'a loop with a label',
    1,
    'export function answer() { let n = 0; a: «for (;;) { if (n++ < 3) continue a; break a }» return n }',
  ],
  [
    'a labelled loop',
    1,
    'export function answer() { let n = 0; «a: for (;;) { if (n++ < 3) continue a; break a }» return n }',
  ],
  ['a block', 1, 'export function answer() { let n = 0; if (true) «{ n = 1 }» return n }'],
  [
    'a case that is met',
    1,
    "export function answer() { switch ('a' as string) { «case 'a': return 1» default: return 2 } }",
  ],
  [
    'a case that is not met',
    0,
    "export function answer() { switch ('b' as string) { «case 'a': return 1» default: return 2 } }",
  ],
  ['a case that is fallen into', 1, 'export function answer() { switch (1 as number) { case 1: «case 2: return 1» } }'],
  [
    'the default of a switch',
    1,
    'export function answer() { switch (3 as number) { case 1: return 1; «default: return 2» } }',
  ],
  ['a handler that is needed', 1, 'export function answer() { try { throw 1 } «catch { return 2 }» }'],
  ['a handler that is not needed', 0, 'export function answer() { try { return 1 } «catch { return 2 }» }'],
  [
    'a statement below a line without a semicolon',
    1,
    'export function answer() { const a = [1]\n«a.push(2)»\nreturn a }',
  ],
  ['a thrown error', 1, "export function answer() { try { «throw new Error('a')» } catch (e) { return String(e) } }"],
  ['an exported constant', 1, '«export const a = 1»\nexport const answer = () => a'],
  ['an enum', 1, '«enum A { B = 2 }»\nexport const answer = () => A.B'],
]

const EXPRESSIONS: readonly ProbeCase[] = [
  ['the side of `&&` that is asked', 1, 'export const answer = () => true && «[1].length»'],
  ['the side of `&&` that is not asked', 0, 'export const answer = () => false && «[1].length»'],
  ['the default of `??` that is not needed', 0, 'export const answer = () => [0][0] ?? «[1].length»'],
  ['the branch of `?:` that is taken', 1, 'export const answer = () => (true ? «[1].length» : 2)'],
  ['the branch of `?:` that is not taken', 0, 'export const answer = () => (true ? 2 : «[1].length»)'],
  ['a property', 1, 'export const answer = () => ({ «a: 1», b: 2 })'],
  ['a property that names a function', 1, 'const a = { «f: () => 1» }\nexport const answer = () => [a.f(), a.f.name]'],
  ['a short property', 1, 'const a = 1\nexport const answer = () => ({ «a» })'],
  ['a computed key', 1, "export const answer = () => ({ [«'a' + 'b'»]: 1 })"],
  ['a spread in an object', 1, 'export const answer = () => ({ «...{ a: 1 }», b: 2 })'],
  ['a spread in an array', 1, 'export const answer = () => [«...[1, 2]», 3]'],
  ['an element', 1, 'export const answer = () => [1, «2»]'],
  ['a piece of a template', 1, 'export const answer = () => `a${«1 + 1»}b`'],
  ['an operand of `await`', 1, 'export const answer = async () => await «Promise.resolve(1)»'],
  ['an `await`', 1, 'export const answer = async () => [«await 1»]'],
  ['a `yield`', 1, 'function* f() { const a: unknown = «yield 1» }\nexport const answer = () => [...f()]'],
  ['a default of a parameter that is needed', 1, 'const f = (a = «1») => a\nexport const answer = () => f()'],
  ['a default of a parameter that is not needed', 0, 'const f = (a = «1») => a\nexport const answer = () => f(2)'],
  ['a parameter with a default that is not needed', 0, 'const f = («a = 1») => a\nexport const answer = () => f(2)'],
  ['a parameter', 1, 'const f = («a: number») => a\nexport const answer = () => f(2)'],
  ['a function as a default', 1, 'const f = (a = «() => 1») => [a(), a.name]\nexport const answer = () => f()'],
  [
    'a default in a pattern that is needed',
    1,
    'export const answer = () => { const { «a = 1» } = {} as any; return a }',
  ],
  [
    'a default in a pattern that is not needed',
    0,
    'export const answer = () => { const { «a = 1» } = { a: 2 }; return a }',
  ],
  ['a target in a pattern', 1, 'export const answer = () => { let a, b; [«a», b] = [1, 2]; return [a, b] }'],
  ['a default in an assigned pattern', 1, 'export const answer = () => { let a; [a = «1»] = [] as any; return a }'],
  ['the target of an assignment', 1, 'export const answer = () => { const a = { b: 1 }; «a.b» = 2; return a }'],
  ['what is counted', 1, 'export const answer = () => { let a = 1; «a»++; return a }'],
  ['what is deleted', 1, 'export const answer = () => { const a: any = { b: 1 }; delete «a.b»; return a }'],
  [
    'the type of a name that is nowhere',
    1,
    'declare const nowhere: unknown\nexport const answer = () => typeof «nowhere»',
  ],
  [
    'what begins a line without a semicolon',
    1,
    'export const answer = () => { const a = [1]\n«a.push(2)» || a\nreturn a }',
  ],
  ['a field', 1, 'class A { «a = 1» }\nexport const answer = () => new A()'],
  ['a field that is not set up', 0, 'class A { «a = 1» }\nexport const answer = () => A.name'],
  [
    'a field with a function',
    1,
    'class A { «f = () => 1» }\nexport const answer = () => [new A().f(), new A().f.name]',
  ],
  ['what a class extends', 1, 'class A { a = 1 }\nclass B extends «A» {}\nexport const answer = () => new B()'],
  ['the condition of a loop', 3, 'export const answer = () => { let n = 0; for (; «n < 2»; ) n++; return n }'],
  [
    'the start of a loop',
    1,
    'export const answer = () => { let n = 0; for (let i = «0»; i < 2; i++) n += i; return n }',
  ],
  ['what a loop goes over', 1, 'export const answer = () => { let n = 0; for (const i of «[1, 2]») n += i; return n }'],
  ['what a loop declares', 2, 'export const answer = () => { let n = 0; for (const «i» of [1, 2]) n += i; return n }'],
  ['a comma', 1, 'export const answer = () => [(«1, 2»)]'],
]

const JSX: readonly ProbeCase[] = [
  ['an element', 1, 'export const answer = () => «<a b="1" />»'],
  ['a child', 1, 'export const answer = () => <a>x «<b />» y</a>'],
  ['a child of a fragment', 1, 'export const answer = () => <><b />«<c />»</>'],
  ['a text', 1, 'export const answer = () => <a>«x»</a>'],
  ['an expression', 1, 'export const answer = () => <a>«{1 + 1}»</a>'],
  ['an expression that is not asked', 0, 'export const answer = () => <a>{false && «<b />»}</a>'],
  ['an attribute', 1, 'export const answer = () => <a «b={1}» c="2" />'],
  ['an attribute with a text', 1, 'export const answer = () => <a b={1} «c="2"» />'],
  ['an attribute with a function', 0, 'export const answer = () => <a «b={() => 1}» />'],
  ['a spread attribute', 1, 'export const answer = () => <a «{...{ b: 1 }}» />'],
]

describe('a probe is hit exactly when the site runs, and changes nothing:', () => {
  test.each(STATEMENTS)('%s', async (_, hits, marked) => expect(await hitsOf(marked)).toBe(hits))
  test.each(EXPRESSIONS)('%s', async (_, hits, marked) => expect(await hitsOf(marked)).toBe(hits))
  test.each(JSX)('in JSX %s', async (_, hits, marked) => expect(await hitsOf(marked)).toBe(hits))
})
