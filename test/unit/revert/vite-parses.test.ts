import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { transformWithOxc } from 'vite'
import { FILE, program, sitesOf, wish } from './arbitrary.ts'
import { filesOf } from './expect-sound.ts'
import { guardOf } from './marked.ts'

const wishes = fc.array(wish, { minLength: 1, maxLength: 2 })

describe('what our parser takes, the compiler that tests run with takes too:', () => {
  test.prop([program, wishes], { numRuns: 100 })(
    'the old behaviour, with probes and without',
    async (program, wishes) => {
      const text = `${program}\nexport {}\n`
      for (const { after, instrumented } of filesOf(guardOf(sitesOf(FILE, text, wishes)), FILE, text)) {
        const before = await complaint(text)
        expect(before === '' ? await complaint(after) : '').toBe('')
        expect(before === '' ? await complaint(instrumented.text) : '').toBe('')
      }
    },
  )
})

async function complaint(text: string): Promise<string> {
  try {
    await transformWithOxc(text.replace(/^\uFEFF/, ''), FILE, { sourcemap: false, sourceType: 'module' })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : 'refused'
  }
}
