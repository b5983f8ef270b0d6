import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../fixtures/offline')

describe('a test that leaves the machine', () => {
  test('fails although it swallows the refusal, and the test beside it passes', async () => {
    const vitest = await startVitest('test', [], { root, watch: false, reporters: [{}], cache: false })
    const [module] = vitest.state.getTestModules()
    const results = [...(module?.children.allTests() ?? [])].map((each) => {
      return [each.name, each.result().errors?.map(({ message }) => message) ?? []]
    })
    await vitest.close()
    expect(Object.fromEntries(results)).toEqual({
      'asks another machine and swallows the refusal': ['this test tried to leave the machine: 192.0.2.1:8099'],
      'asks nobody': [],
    })
  })
})
