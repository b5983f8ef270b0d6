import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type Forge, permalink } from '../../../src/report/forge.ts'
import { hostileText } from './hostile.ts'

const GITHUB: Forge = { kind: 'github', url: 'https://github.com/ada/catalog' }
const GITLAB: Forge = { kind: 'gitlab', url: 'https://gitlab.example/ada/tools/catalog/' }

function at(forge: Forge, pathPrefix = '') {
  return { forge, commit: '3f2a91c', pathPrefix }
}

describe('a permalink', () => {
  test.each([
    ['a line on GitHub', GITHUB, { file: 'src/a.ts', line: 3 }, '/blob/3f2a91c/src/a.ts#L3'],
    ['lines on GitHub', GITHUB, { file: 'src/a.ts', line: 3, lastLine: 5 }, '/blob/3f2a91c/src/a.ts#L3-L5'],
    ['a line on GitLab', GITLAB, { file: 'src/a.ts', line: 3 }, '/-/blob/3f2a91c/src/a.ts#L3'],
    ['lines on GitLab', GITLAB, { file: 'src/a.ts', line: 3, lastLine: 5 }, '/-/blob/3f2a91c/src/a.ts#L3-5'],
    [
      'a path with odd characters',
      GITHUB,
      { file: 'src/[id] (1)#?.ts', line: 1 },
      '/blob/3f2a91c/src/%5Bid%5D%20%281%29%23%3F.ts#L1',
    ],
  ])('leads to %s', (_, forge, lines, rest) => {
    expect(permalink(lines, at(forge))).toBe(forge.url.replace(/\/$/, '') + rest)
  })

  test('counts from the repository where the project is a part of it', () => {
    expect(permalink({ file: 'src/a.ts', line: 1 }, at(GITHUB, 'packages/shop/'))).toContain(
      '/packages/shop/src/a.ts#L1',
    )
  })

  test.each(['javascript:alert(1)//x/y', 'file:///etc/passwd', 'https://', 'ssh://git@github.com/a', ''])(
    'leads to the web or nowhere: %s',
    (url) => {
      expect(permalink({ file: 'a.ts', line: 1 }, at({ kind: 'github', url }))).toBeUndefined()
    },
  )

  property.prop([hostileText, hostileText])('never leaves the repository', (file, pathPrefix) => {
    const address = new URL(permalink({ file, line: 1 }, at(GITHUB, pathPrefix)) ?? '')
    expect(address.href).toMatch(/^https:\/\/github\.com\/ada\/catalog\/blob\/3f2a91c\//)
  })
})
