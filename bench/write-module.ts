/** The text of an invented module, with an annotation above every early answer. */

import type { BenchFunction, BenchModule, Step } from './project.ts'

/** `test` is the file that watches the module. */
export function writeModule(modules: readonly BenchModule[], module: BenchModule, test: string): string {
  const functions = module.functions.map((each) => writeFunction(modules, module.name, each, test))
  return [`/** Module ${module.name} of the bench. */`, ...importLines(modules, module), '', ...functions].join('\n')
}

export function guardId(module: string, name: string): string {
  return `${module}-${name}-negative`
}

export function siteText(early: number): string {
  return `if (x < 0) return ${early}`
}

function importLines(modules: readonly BenchModule[], module: BenchModule): readonly string[] {
  const called = module.functions.flatMap(({ steps }) => steps.filter((step) => step.kind === 'call'))
  const names = new Set(called.map((step) => importLine(modules, step)))
  return [...names].toSorted()
}

function importLine(modules: readonly BenchModule[], step: Extract<Step, { kind: 'call' }>): string {
  const from = modules[step.module]?.name ?? ''
  return `import { ${step.name} as ${from}${step.name} } from './${from}.ts'`
}

// oxlint-disable-next-line max-params -- four texts of one template
function writeFunction(modules: readonly BenchModule[], module: string, each: BenchFunction, test: string): string {
  const { name, early, steps } = each
  const guard = [
    `  // @teeth ${guardId(module, name)}: ${module} ${name} answers at once to a negative number`,
    `  //   test: ${test}`,
    '  //   revert: remove',
  ]
  return [
    `export function ${name}(x: number): number {`,
    ...(early === undefined ? [] : [...guard, `  ${siteText(early)}`]),
    '  let value = x',
    ...steps.map((step) => `  ${writeStep(modules, step)}`),
    '  return value + 0.5',
    '}',
    '',
  ].join('\n')
}

function writeStep(modules: readonly BenchModule[], step: Step): string {
  switch (step.kind) {
    case 'scale':
      return `value = value * ${step.by}`
    case 'add':
      return `value = value + ${step.what}`
    case 'wrap':
      return `value = value % ${step.at}`
    case 'call':
      return `value = value + ${modules[step.module]?.name ?? ''}${step.name}(Math.abs(value) % 10)`
  }
}
