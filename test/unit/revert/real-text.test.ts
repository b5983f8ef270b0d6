import { readFileSync } from 'node:fs'
import { test } from '@fast-check/vitest'
import { describe } from 'vitest'
import type { Site } from '../../../src/model/guard.ts'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { everyNode } from '../../../src/syntax/every-node.ts'
import { ts } from '../../../src/syntax/parse.ts'
import { type Wish, wish } from './arbitrary.ts'
import { expectEditsOnly, expectLines, expectParses, expectProbesOnly, filesOf } from './expect-sound.ts'
import { guardOf, siteAt } from './marked.ts'

/** Code of others, in three styles: no semicolons, semicolons, types. */
const FILES = ['node_modules/js-tokens/index.js', 'node_modules/commander/lib/help.js', 'src/revert/probe-place.ts']

describe('in code that others wrote', () => {
  for (const file of FILES) {
    const text = readFileSync(file, 'utf8')
    const statements = statementsOf(file, text)
    test.prop([wish], { numRuns: 15 })(`a statement is reverted soundly or refused: ${file}`, (wish) => {
      for (const reverted of filesOf(guardOf([siteOf(wish)]), file, text)) {
        expectEditsOnly(reverted)
        expectLines(reverted)
        expectParses(reverted)
        expectProbesOnly(reverted)
      }
    })

    const siteOf = ({ at, spec }: Wish): Site => {
      const span = statements[at % statements.length] ?? { start: 0, end: 0 }
      return siteAt(file, text, span)(spec)
    }
  }
})

function statementsOf(file: string, text: string) {
  const tree = compilerTree(file, text)
  const statements = [...everyNode(tree)].filter((node) => ts.isStatement(node))
  return statements.map((node) => ({ start: node.getStart(tree), end: node.end }))
}
