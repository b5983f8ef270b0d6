import { describe, expect, test } from 'vitest'
import { decisions } from '../../../src/report/decisions.ts'

describe('decisions', () => {
  test.each([
    ['an if', 'if (a) b()', 1],
    ['a choice', 'const a = b ? c : d', 1],
    ['operators that stop early', 'a && b || c ?? d', 3],
    ['assignments that may not happen', 'a ??= b', 1],
    ['loops', 'for (const a of b) while (c) d()', 2],
    ['cases', 'switch (a) { case 1: case 2: break; default: }', 2],
    ['a catch', 'try { a() } catch { b() }', 1],
    ['no optional member', 'a?.b', 0],
    ['no optional type', 'type A = { b?: string }; function f(c?: number, [d]?) {}', 0],
    ['no comment and no text', '// if (a)\nconst a = "b ? c : d"', 0],
    ['no method of that name', 'promise.catch(a)', 0],
  ])('counts %s', (_, code, many) => {
    expect(decisions(code)).toBe(many)
  })
})
