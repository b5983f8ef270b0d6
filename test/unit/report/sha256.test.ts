import { createHash } from 'node:crypto'
import { test as property } from '@fast-check/vitest'
import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { base64, hex, sha256 } from '../../../src/report/sha256.ts'

describe('sha256', () => {
  property.prop([fc.string({ unit: 'binary', maxLength: 300 })])('is that of Node', (text) => {
    const theirs = createHash('sha256').update(text)
    expect([hex(sha256(text)), base64(sha256(text))]).toEqual([theirs.copy().digest('hex'), theirs.digest('base64')])
  })
})
