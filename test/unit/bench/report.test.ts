import { describe, expect, test } from 'vitest'
import { findings, type Series, table } from '../../../bench/report.ts'
import { median, medianRatio } from '../../../bench/statistics.ts'

const series = (name: string, walls: readonly number[]): Series => ({
  name,
  unit: 'guard',
  rounds: walls.map((wallMs) => ({ wallMs, units: 10, wrong: [] })),
})

describe('what a benchmark found', () => {
  test('the median of an even number of values lies between the middle two', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })

  test('ratios pair the rounds, so that a busy minute does not count', () => {
    expect(medianRatio([10, 1000, 10], [100, 10_000, 100])).toBe(0.1)
  })

  test('a goal is reached or not, per unit', () => {
    const found = findings([series('hand loop', [1000]), series('teeth', [40]), series('teeth --isolate', [200])])
    expect(found.comparisons.map(({ ours, isReached }) => [ours, isReached])).toEqual([
      ['teeth --isolate', false],
      ['teeth', true],
    ])
  })

  test('who was not measured is not compared', () => {
    expect(findings([series('teeth', [40])]).comparisons).toEqual([])
  })

  test('the table has a row for each way and one for each comparison', () => {
    expect(table(findings([series('hand loop', [1000]), series('teeth', [40])]))).toMatchInlineSnapshot(`
      "| way | ms per unit | unit | units | wrong | peak MB |
      | --- | ---: | --- | ---: | ---: | ---: |
      | hand loop | 100.0 | guard | 10 | 0 |  |
      | teeth | 4.0 | guard | 10 | 0 |  |

      | ours | against | measure | ratio | goal | reached |
      | --- | --- | --- | ---: | ---: | --- |
      | teeth | hand loop | wall | 0.040 | ≤ 0.050 | yes |"
    `)
  })
})
