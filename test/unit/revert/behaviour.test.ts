import { describe, expect, test } from 'vitest'
import type { Span } from '../../../src/model/place.ts'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { everyNode } from '../../../src/syntax/every-node.ts'
import { nodeAt } from '../../../src/syntax/node-at.ts'
import { probeAt } from './probe-at.ts'
import { runText } from './run-text.ts'
import { SNIPPETS } from './snippets.ts'
import { stripProbes } from './strip-probes.ts'

const FILE = 'src/snippet.tsx'

describe('probes at all nodes of a program at once', () => {
  test.each(Object.entries(SNIPPETS))('change nothing that it does: %s', async (_, text) => {
    const plain = await runText(text)
    const probed = await runText(probeAt(FILE, text, ...spansOf(text)).text)
    expect(plain.answer).not.toContain('threw')
    expect(probed.answer).toBe(plain.answer)
  })

  test.each(Object.entries(SNIPPETS))('are hit in a program that runs: %s', async (_, text) => {
    const { hits } = await runText(probeAt(FILE, text, ...spansOf(text)).text)
    expect(new Set(hits).size).toBeGreaterThan(20)
  })
})

describe('probes at all nodes of a program', () => {
  test.each(Object.entries(SNIPPETS))('can be taken out again: %s', (_, text) => {
    expect(stripProbes(FILE, probeAt(FILE, text, ...spansOf(text)).text)).toBe(text)
  })

  test.each(Object.entries(SNIPPETS))('move no line: %s', (_, text) => {
    const probed = probeAt(FILE, text, ...spansOf(text)).text
    expect(probed.split('\n')).toHaveLength(text.split('\n').length)
  })
})

/** The spans that can be a site: those of nodes, each once. */
function spansOf(text: string): readonly Span[] {
  const tree = compilerTree(FILE, text)
  const spans = [...everyNode(tree)].map((node) => ({ start: node.getStart(tree), end: node.end }))
  const unique = new Map(spans.map((span) => [`${span.start}-${span.end}`, span]))
  return [...unique.values()].filter((span) => nodeAt(tree, span) !== undefined)
}
