/** Small programs that together use most of the syntax; each exports `answer`, whose result tells how it behaved. */

export const SNIPPETS: Readonly<Record<string, string>> = {
  statements: `'use strict'
const seen: unknown[] = []
function run(n: number) {
  'use strict'
  if (n > 3) seen.push('big')
  else if (n > 2) { seen.push('three') }
  else seen.push('small')
  outer: for (let i = 0; i < n; i++) {
    for (const j of [1, 2, 3]) { if (j === 2) continue outer; seen.push(i, j) }
  }
  do n--
  while (n > 0)
  switch (n) { case 1: seen.push('one'); case 0: seen.push('none'); break; default: seen.push('other') }
  try { throw new TypeError('x') } catch ({ message }: any) { seen.push(message) } finally { seen.push('end') }
  label: { if (n === 0) break label; seen.push('never') }
  for (const k in { a: 1, b: 2 }) seen.push(k)
  var late = 1, later
  return late
}
export const answer = () => [run(2), run(4), seen]
`,
  functions: `const arrow = (a: number, b = a + 1, ...rest: number[]) => [a, b, rest]
const object = () => ({ a: 1 })
const named = function () { return named.name }
async function slow<T>(value: T) { const got = await Promise.resolve(value); return got }
function* count(to: number) { for (let i = 0; i < to; i++) { const sent: unknown = yield i; if (sent) return sent } }
async function* stream() { yield* [1, 2]; await null; yield 3 }
function overload(a: string): string
function overload(a: number): number
function overload(a: any) { return a }
const curry = (a: number) => (b: number) => a + b
function defaults({ a = 1, b: { c = 2 } = {} as any, ...others }: any = {}, [d = 3, , e = () => 'e'] = [] as any) {
  return [a, c, others, d, e(), e.name, arguments.length]
}
export async function answer() {
  const streamed = []
  for await (const item of stream()) streamed.push(item)
  return [arrow(1), arrow(1, 2, 3), arrow.name, arrow.length, object(), object.name, named(), await slow(1),
    [...count(3)], streamed, overload('x'), curry(1)(2), defaults(), defaults({ a: 2, z: 1 }, [1])]
}
`,
  expressions: `const box: any = { n: 1, get() { return this.n }, inner: { f: (x: number) => x * 2 } }
const none: any = undefined
let a = 1, b: any = 2, log: unknown[] = []
const tag = (parts: TemplateStringsArray, ...values: unknown[]) => parts.raw.join('|') + values.join()
export const answer = () => {
  ;[a, b] = [b, a]
  ;({ n: a, missing: b = 5, ...log } = { n: 3, other: 4 } as any)
  box.n += 2; box['n']++; --box.n
  const chain = [box?.get(), none?.get(), box.inner?.['f'](2), none?.inner.f(1).g, box!.n as number]
  const logic = [a && b, a || b, none ?? 'd', a ? b : none, !a, -a, +a, ~a, typeof a, typeof missing, void 0, a ** 2]
  none ?? (b ||= 7)
  b &&= b + 1
  const spread = { ...box.inner, ['k' + a]: 1, a, 'quoted': 2, 3: 4, get g() { return 1 }, m() { return 2 } }
  const list = [...[1, 2], , a, (a, b)]
  const text = \`a\${a}b\${\`\${b}\`}c\` + tag\`x\${a}\\ny\`
  const { k3: renamed, ...rest } = spread as any
  delete box.gone
  const regexp = /a(b)?/g.test('ab') && 1 / 2 / 4
  const made = new Map([[1, 2]]).get(1), date = new (class { v = 1 })().v, bare = new Array
  return [chain, logic, spread.g, spread.m(), list.length, text, renamed, Object.keys(rest), regexp, made, date, bare, 'n' in box, a instanceof Object]
}
declare const missing: unknown
`,
  classes: `const events: unknown[] = []
const mark = (value: unknown) => (target: any, context: any) => { events.push(value, context.kind) }
class Base<T> {
  static made = 0
  static { Base.made = 10 }
  #secret = 1
  readonly list = [1, 2]
  late?: number
  action = () => this.#secret
  constructor(protected name: T) { Base.made++ }
  get secret() { return this.#secret }
  set secret(value) { this.#secret = value }
  has(other: any) { return #secret in other }
  static of(n: string) { return new this(n) }
  *[Symbol.iterator]() { yield* this.list }
  async wait() { return await this.name }
}
class Derived extends Base<string> {
  extra = events.length
  constructor(name: string) { super(name + '!'); this.secret += 1 }
  override get secret() { return super.secret * 2 }
  override set secret(value) { super.secret = value }
  @mark('m') method(@unused x = 1) { return x }
}
function unused() {}
const Anonymous = class { static who = this.name }
abstract class Shape { abstract area(): number; twice() { return this.area() * 2 } }
class Square extends Shape { constructor(private side = 2) { super() } area() { return this.side ** 2 } }
export const answer = async () => {
  const d = new Derived('d')
  return [[...d], d.secret, d.action(), d.action.name, d.has(d), await d.wait(), Base.made, d.extra, d.method(), events,
    Anonymous.who, Anonymous.name, new Square().twice(), Derived.of('x') instanceof Base, Derived.name]
}
`.replace('@unused ', ''),
  jsx: `const Row = ({ a, children }: any) => [a, children]
const list = [1, 2]
export const answer = () => (
  <section id="x" {...{ role: 'y' }} hidden onClick={() => 1} data-a={list.length > 1 && 'many'}>
    text {list.map((n) => <Row a={n} key={n}>{n}</Row>)}
    <Row a={<b />} />
    <>
      {list.length ? <i>some</i> : <u>none</u>}
      {/* nothing */}
      tail
    </>
  </section>
)
`,
  modules: `enum Color { Red = 1, Green = Red << 1, Blue }
const enum Size { S, M }
namespace Shop { export const open = true; export function hours() { return [9, 17] } }
type Hours = ReturnType<typeof Shop.hours>
interface Plan { hours: Hours }
export type { Plan }
export const plan: Plan = { hours: Shop.hours() } satisfies Plan
export default function () { return plan.hours }
export { plan as default2, Color }
export const answer = () => [Color.Green, Color[3], Size.M, Shop.open, plan]
`,
}
