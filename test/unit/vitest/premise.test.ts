/** What a fixture says of what it believes: `premise` from `teeth/vitest`. */

import { describe, expect, expectTypeOf, test } from 'vitest'
import { premise, PremiseError } from '../../../src/vitest.ts'

const CLAIM = 'the shelf is stocked'

describe('a premise that holds', () => {
  test.each([true, 1, 'east', {}, [], () => true, () => ({})])('says nothing: %o', (holds) => {
    expect(premise(CLAIM, holds)).toBeUndefined()
  })

  test.each([Promise.resolve(true), () => Promise.resolve('east')])('can be awaited: %o', async (holds) => {
    await expect(premise(CLAIM, holds)).resolves.toBeUndefined()
  })

  test('narrows what it is about', () => {
    const item: { readonly shelf: string } | undefined = JSON.parse('{"shelf":"east"}')
    premise(CLAIM, item)
    expectTypeOf(item).toEqualTypeOf<{ readonly shelf: string }>()
  })

  test('narrows by a comparison too', () => {
    const shelf: 'east' | 'west' = JSON.parse('"east"')
    premise(CLAIM, shelf === 'east')
    expectTypeOf(shelf).toEqualTypeOf<'east'>()
  })
})

describe('a premise that does not hold', () => {
  test.each([false, 0, '', null, undefined, Number.NaN, () => false, () => undefined])('throws: %o', (holds) => {
    expect(() => premise(CLAIM, holds)).toThrow(PremiseError)
  })

  test.each([Promise.resolve(false), () => Promise.resolve(undefined)])('rejects when awaited: %o', async (holds) => {
    await expect(premise(CLAIM, holds)).rejects.toThrow(PremiseError)
  })

  test('keeps its claim as a key of its own, which survives the way to another process', () => {
    expect({ ...broken(() => premise(CLAIM, false)) }).toMatchObject({ name: 'PremiseError', teethPremise: CLAIM })
  })

  test('says the claim in its message', () => {
    expect(broken(() => premise(CLAIM, false)).message).toBe('premise: the shelf is stocked')
  })

  test('keeps what was thrown as its cause', () => {
    const cause = new TypeError('no shelf')
    const failing = () => {
      throw cause
    }
    expect(broken(() => premise(CLAIM, failing)).cause).toBe(cause)
  })

  test('keeps what a promise was rejected with as its cause', async () => {
    const cause = new TypeError('no shelf')
    await expect(premise(CLAIM, Promise.reject(cause))).rejects.toMatchObject({ teethPremise: CLAIM, cause })
  })

  test('has a stack that begins where it was asserted', () => {
    expect(broken(assertHere).stack?.split('\n')[1]).toContain('assertHere')
  })

  test('has a stack that begins where it was asserted also after a wait', async () => {
    const error = await assertLater().catch((error: unknown) => error)
    expect(error).toMatchObject({ stack: expect.stringContaining('assertLater') })
  })
})

describe('the types of a premise', () => {
  test('a promise has to be awaited', () => {
    expectTypeOf(premise(CLAIM, Promise.resolve(true))).toEqualTypeOf<Promise<void>>()
    expectTypeOf(premise(CLAIM, async () => true)).toEqualTypeOf<Promise<void>>()
  })

  test('a function gives nothing back', () => {
    expectTypeOf(premise(CLAIM, () => true)).toEqualTypeOf<void>()
  })
})

function assertHere(): void {
  premise(CLAIM, false)
}

function assertLater(): Promise<void> {
  return premise(CLAIM, Promise.resolve(false))
}

function broken(assert: () => unknown): Error {
  try {
    assert()
  } catch (error) {
    if (error instanceof PremiseError) return error
  }
  throw new Error('the premise held')
}
