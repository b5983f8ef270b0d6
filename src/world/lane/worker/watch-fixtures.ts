/** Knows which errors came out of the functions that `test.extend` was given. */

/** What the fixtures of this worker threw, and which are still being set up. */
export class Fixtures {
  /** To the test it was thrown for. */
  readonly #thrown = new Map<unknown, string>()
  readonly #tornDown = new Set<string>()
  readonly #settingUp = new Map<string, number>()

  /** Whether `error`, which ended the test `id`, is a fixture's: thrown by one, or a time-out while one was set up. */
  threw(error: unknown, id: string): boolean {
    // @teeth a-slow-fixture-is-no-slow-body: a slow fixture is no slow body
    //   test: test/unit/lane/watch-runner.test.ts
    //   revert: remove
    if (isTimeout(error)) return this.#isSettingUp(id) || this.#isSettingUp('')
    // Two tests may throw the same text, but not the same object.
    return typeof error === 'object' ? this.#thrown.has(error) : this.#thrown.get(error) === id
  }

  toreDownWith(message: unknown): boolean {
    return this.#tornDown.has(String(message))
  }

  /** Before another run in the same worker. */
  forget(): void {
    this.#thrown.clear()
    this.#tornDown.clear()
    this.#settingUp.clear()
  }

  /** Watches `extend` (and what it returns) and the functions given to `override` and `scoped`. */
  watch(test: unknown): void {
    if (typeof test !== 'function' || Object.hasOwn(test, WATCHED)) return
    Object.defineProperty(test, WATCHED, { value: true })
    for (const name of ['extend', 'override', 'scoped']) this.#watchMethod(test, name)
  }

  #watchMethod(test: Function, name: string): void {
    const method: unknown = Reflect.get(test, name)
    if (typeof method !== 'function') return
    const watched = (value: unknown) => this.#watchValue(value)
    const watch = (extended: unknown) => this.watch(extended)
    Reflect.set(test, name, function (this: unknown, ...given: readonly unknown[]): unknown {
      const extended: unknown = Reflect.apply(method, this, given.map(watched))
      watch(extended)
      return extended
    })
  }

  /** An argument of `extend`: the function itself, or an object of functions and of `[function, options]`. */
  #watchValue(value: unknown): unknown {
    if (typeof value === 'function') return this.#watchFunction(value)
    if (!isPlain(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, fixture]) => {
        if (typeof fixture === 'function') return [name, this.#watchFunction(fixture)]
        if (!Array.isArray(fixture) || typeof fixture[0] !== 'function') return [name, fixture]
        return [name, [this.#watchFunction(fixture[0]), ...fixture.slice(1)]]
      }),
    )
  }

  #watchFunction(fixture: Function): Function {
    const begin = (context: unknown) => this.#begin(context)
    const watched = async function (this: unknown, context: unknown, use: unknown): Promise<unknown> {
      const setUp = begin(context)
      const watchedUse = typeof use === 'function' ? (value: unknown) => (setUp.end(), use(value)) : use
      try {
        return await Reflect.apply(fixture, this, [context, watchedUse])
      } catch (error) {
        setUp.threw(error)
        throw error
      } finally {
        setUp.end()
      }
    }
    // Vitest reads the names of the fixtures that are wanted out of the function's text.
    // @teeth fixtures-stay-readable: Vitest still reads what a fixture needs
    //   test: test/unit/lane/watch-runner.test.ts
    //   revert: remove
    Object.defineProperty(watched, 'toString', { value: () => Function.prototype.toString.call(fixture) })
    return watched
  }

  #begin(context: unknown): SetUp {
    const id = testIdOf(context)
    let isOver = false
    this.#count(id, 1)
    return {
      end: () => {
        if (!isOver) this.#count(id, -1)
        isOver = true
      },
      threw: (error) => {
        this.#thrown.set(error, id)
        if (isOver) this.#tornDown.add(error instanceof Error ? error.message : String(error))
      },
    }
  }

  #count(id: string, by: number): void {
    this.#settingUp.set(id, (this.#settingUp.get(id) ?? 0) + by)
  }

  #isSettingUp(id: string): boolean {
    return (this.#settingUp.get(id) ?? 0) > 0
  }
}

/** The time until a fixture is ready, or has failed to be. */
type SetUp = { end(): void; threw(error: unknown): void }

const WATCHED = Symbol.for('teeth.watched')

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Test timed out in')
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Empty for a fixture that belongs to no single test. */
function testIdOf(context: unknown): string {
  const task: unknown = isPlain(context) ? context['task'] : undefined
  return isPlain(task) ? String(task['id']) : ''
}
