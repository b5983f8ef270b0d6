/** `teeth lint` on a real project: what fits, what is stale, what is a problem, and that nothing is run. */

import { describe, expect, test } from 'vitest'
import { ROWS, teeth } from '../../support/binary.ts'
import { repository, type Texts } from '../../support/scratch.ts'

const guarded = (annotation: string): Texts => ({
  ...ROWS,
  'src/rows.ts': `export function rows(id: string) {\n  // @teeth refuses-no-id: no id gives no rows\n${annotation}\n  if (!id) return []\n  return [id]\n}\n`,
})

describe('teeth lint', () => {
  test('says that everything fits, without a Vitest and without running anything', async () => {
    const { code, out, err } = await teeth(
      repository({ ...ROWS, 'test/rows.test.ts': "process.exit(9)\ntest('reads')\n" }),
      ['lint'],
    )
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: '1 guard fits the code and the tests\n' })
  })

  test('ends with 3 for a guard that is stale', async () => {
    const texts = guarded('  //   test: test/rows.test.ts > no such test\n  //   revert: remove')
    const { code, err } = await teeth(repository(texts), ['lint'])
    expect(code).toBe(3)
    expect(err).toContain('refuses-no-id')
  })

  test.each([
    ['does not parse', "import { test } from 'vitest'\ntest('a', () => {\n", 'test/rows.test.ts:3'],
    ['holds no test', "import { test } from 'vitest'\n", 'src/rows.ts:4'],
  ])('ends with 2 for a test file that %s', async (_what, text, place) => {
    const { code, err } = await teeth(repository({ ...ROWS, 'test/rows.test.ts': text }), ['lint'])
    expect([code, err]).toEqual([2, expect.stringContaining(place)])
  })

  test('ends with 2 for an annotation that is wrong, and shows the line', async () => {
    const { code, err } = await teeth(repository(guarded('  //   tset: test/rows.test.ts\n  //   revert: remove')), [
      'lint',
    ])
    expect(code).toBe(2)
    expect(err).toContain('src/rows.ts:3')
    expect(err).toContain('the nearest is `test:`')
  })

  test('is JSON alone on stdout for programs', async () => {
    const { out } = await teeth(repository(ROWS), ['lint', '--json'])
    expect(JSON.parse(out)).toEqual({ guards: 1, left: 0, stale: [], problems: [] })
  })
})
