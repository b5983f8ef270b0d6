/** Invents modules for a project of a given size: about 150 lines each, importing one to three of the ones before. */

import type { BenchFunction, BenchModule, Step } from './project.ts'
import type { Random } from './random.ts'

const FUNCTIONS = 9
const STEPS = 11

/** `guards` early answers spread evenly over `count` modules. */
export function inventModules(random: Random, count: number, guards: number): readonly BenchModule[] {
  const modules: BenchModule[] = []
  for (let index = 0; index < count; index++) {
    const guarded = Math.floor(((index + 1) * guards) / count) - Math.floor((index * guards) / count)
    modules.push(inventModule(random, modules, guarded))
  }
  return modules
}

function inventModule(random: Random, before: readonly BenchModule[], guarded: number): BenchModule {
  const imported = before.length === 0 ? [] : times(random.between(1, 3), () => random.between(0, before.length - 1))
  const functions = times(Math.max(FUNCTIONS, guarded), (index): BenchFunction => {
    const called = imported[index % FUNCTIONS]
    const call = called === undefined ? [] : [callOf(random, before, called)]
    const steps = [...times(STEPS - call.length, () => inventStep(random)), ...call]
    return { name: `f${index}`, steps, ...(index < guarded && { early: index + 1 }) }
  })
  return { name: `m${String(before.length).padStart(3, '0')}`, functions }
}

function callOf(random: Random, before: readonly BenchModule[], module: number): Step {
  const functions = before[module]?.functions ?? []
  return { kind: 'call', module, name: `f${random.between(0, functions.length - 1)}` }
}

function inventStep(random: Random): Step {
  const kind = random.between(0, 2)
  if (kind === 0) return { kind: 'scale', by: random.between(2, 9) }
  if (kind === 1) return { kind: 'add', what: random.between(1, 99) }
  return { kind: 'wrap', at: random.between(50, 997) }
}

function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
