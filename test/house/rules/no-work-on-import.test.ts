import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { noWorkOnImport } from './no-work-on-import.ts'

const rule = noWorkOnImport(['src/main.ts'])

describe('importing a file does nothing', () => {
  test('a call at the top level is work', () => {
    expect(rule(house({ 'src/world/clock.ts': `export const now = 1\nstart()` }))).toEqual([
      { file: 'src/world/clock.ts', line: 2, message: 'works when it is imported: put it into a function' },
    ])
  })

  test('a condition at the top level is work', () => {
    expect(rule(house({ 'src/world/clock.ts': `if (isMain) start()` }))).toHaveLength(1)
  })

  test('the binary is there to work', () => {
    expect(rule(house({ 'src/main.ts': 'await main()' }))).toEqual([])
  })

  test('declarations are no work', () => {
    const text = `import { a } from './a.ts'\nexport type B = string\nconst c = a\nexport function d() {}\nexport { c }`
    expect(rule(house({ 'src/world/clock.ts': text }))).toEqual([])
  })
})
