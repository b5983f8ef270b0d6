/** Whether a code reads the number of its worker, which tells files apart that must not meet: every lane has the same. */

const NUMBER = /\bVITEST_(?:POOL|WORKER)_ID\b/

export function readsWorkerNumber(code: string): boolean {
  return NUMBER.test(code)
}
