/** The project that all contenders are measured on: what its modules compute, which sites are guarded, which tests watch them. */

/** A function of a module: `steps` on a number, and for a guarded one the early answer to a negative number. */
export type BenchFunction = {
  readonly name: string
  readonly steps: readonly Step[]
  /** What a guarded function answers to a negative number. */
  readonly early?: number
}

export type Step =
  | { readonly kind: 'scale'; readonly by: number }
  | { readonly kind: 'add'; readonly what: number }
  | { readonly kind: 'wrap'; readonly at: number }
  | { readonly kind: 'call'; readonly module: number; readonly name: string }

export type BenchModule = { readonly name: string; readonly functions: readonly BenchFunction[] }

/** One guarded site. Lines and columns are 1-based. */
export type BenchGuard = {
  readonly id: string
  readonly file: string
  readonly test: string
  readonly line: number
  /** The site as it stands in its line. */
  readonly text: string
}

export type BenchProject = {
  readonly guards: readonly BenchGuard[]
  /** Texts by path, POSIX from the project's root. */
  readonly files: Readonly<Record<string, string>>
}

/** What a function answers, worked out without running the generated code. */
export function answerOf(modules: readonly BenchModule[], { early, steps }: BenchFunction, input: number): number {
  if (early !== undefined && input < 0) return early
  return steps.reduce((value, step) => take(modules, step, value), input) + 0.5
}

function take(modules: readonly BenchModule[], step: Step, value: number): number {
  switch (step.kind) {
    case 'scale':
      return value * step.by
    case 'add':
      return value + step.what
    case 'wrap':
      return value % step.at
    case 'call': {
      const called = modules[step.module]?.functions.find(({ name }) => name === step.name)
      return called === undefined ? value : value + answerOf(modules, called, Math.abs(value) % 10)
    }
  }
}
