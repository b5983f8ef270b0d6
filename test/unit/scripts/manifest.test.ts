import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** npm ships the `bin` and `exports` that stand here: those of `publishConfig` are for pnpm alone. */
const { bin, exports, files } = JSON.parse(readFileSync('package.json', 'utf8'))

test('whatever packs this package, its entries are files that it holds', () => {
  const named = [bin, exports].flatMap(strings).filter((path) => path !== './package.json')
  expect(named).toContain('dist/main.js')
  expect(named.filter((path) => !files.includes(path.replace('./', '').split('/')[0]))).toEqual([])
})

function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
