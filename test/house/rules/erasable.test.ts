import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { erasable } from './erasable.ts'

const broken = (text: string): readonly string[] =>
  erasable(house({ 'src/model/verdict.ts': text })).map(({ message }) => message)

describe('no enum, since its code does not erase', () => {
  test.each([
    ['`enum`', 'export enum Verdict { Bites }'],
    ['`enum`', 'export const enum Verdict { Bites }'],
    ['`namespace`', 'export namespace Verdicts { export const a = 1 }'],
    ['a parameter property', 'class Lane { constructor(private readonly root: string) {} }'],
  ])('%s: %s', (wrong, text) => {
    expect(broken(text)).toEqual([`${wrong} does not erase`])
  })

  test('a union and a declaration of globals erase', () => {
    expect(broken(`export type Verdict = 'bites'\ndeclare global { var a: string }`)).toEqual([])
  })
})
