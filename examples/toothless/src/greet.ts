/** unreached, never executed: the test loads the module, and nothing in it ever calls the guarded function. */

export function greet(name: string): string {
  // @teeth greets-the-nameless: a guest without a name is greeted as a guest
  //   test: test/greet.test.ts
  //   revert: remove
  if (name === '') return 'Welcome, dear guest'
  return `Welcome, ${name}`
}

export const LANGUAGES = ['en', 'sv'] as const
