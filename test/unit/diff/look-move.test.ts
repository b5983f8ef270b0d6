/** Code that only went to another file, and code that only nearly did. */

import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/model/change.ts'
import type { Outside } from '../../../src/diff/outside.ts'
import { cutIn, modified } from './cut.ts'

const DASH = 'export const dash = (text) => text\n'

/** Where nobody else imports what changed, and all others only declare. */
const outside = (dash = DASH): Outside => {
  const others = ['other', 'more', 'a', 'b'].map((name) => [`src/${name}.ts`, DASH] as const)
  const loaded = new Map([...others, ['src/dash.ts', dash]])
  return {
    files: new Set(loaded.keys()),
    takers: new Map(),
    manifests: new Map([['src/rows.ts', []]]),
    loaded,
  }
}

const looksIn = (around: Outside, ...files: readonly ChangedFile[]) =>
  cutIn(around, ...files)
    .units.filter(({ scope }) => scope === 'part')
    .map((unit) => unit.looks ?? 'behaviour')

const looks = (...files: readonly ChangedFile[]) => looksIn(outside(), ...files)

const added = (now: string, path = 'src/slug.ts'): ChangedFile => ({ path, status: 'added', now })

const SLUG = `function slug(title) {
  return dash(title.toLowerCase())
}
`
const IMPORT = "import { dash } from './dash.ts'\n"
const BEFORE = `${IMPORT}
${SLUG}
export function link(row) {
  return '/' + slug(row.title)
}
`
const NOW = `import { slug } from './slug.ts'

export function link(row) {
  return '/' + slug(row.title)
}
`

describe('what went to a new file looks like a move', () => {
  test('with the import that it needs', () => {
    expect(looks(modified(BEFORE, NOW), added(`${IMPORT}\nexport ${SLUG}`))).toEqual(['moved'])
  })

  test('in another folder, with other comments, types and quotes', () => {
    const text = `import { dash } from "../dash"\n\n/** As in an address. */\nexport ${SLUG.replace('title)', 'title: string)')}`
    expect(looks(modified(BEFORE, NOW.replace('./slug', './text/slug')), added(text, 'src/text/slug.ts'))).toEqual([
      'moved',
    ])
  })

  test('with the files that imported it from where it was', () => {
    const user = (from: string) => `import { slug } from './${from}.ts'\nslug('A')\n`
    const before = BEFORE.replace('function slug', 'export function slug')
    expect(
      looks(
        modified(before, NOW),
        modified(user('rows'), user('slug'), 'src/user.ts'),
        added(`${IMPORT}export ${SLUG}`),
      ),
    ).toEqual(['moved', 'moved'])
  })

  test('with what it used there, which is exported for it now', () => {
    const dash = 'let count = 0\nfunction dash(text) {\n  return count++ + text\n}\n'
    const now = NOW.replace('\n\n', `\n${dash.replace('function', 'export function')}`)
    const text = `import { dash } from './rows.ts'\nexport ${SLUG}`
    expect(looks(modified(BEFORE.replace(IMPORT, dash), now), added(text))).toEqual(['moved', 'moved'])
  })

  test('and is handed on from where it was', () => {
    const before = `export const least = 3\nexport const isLong = (text) => text.length > least\n`
    expect(looks(modified(before, "export { isLong, least } from './slug.ts'\n"), added(before))).toEqual(['moved'])
  })

  test('and to one that is there already', () => {
    const other = (text: string) => `${text}export const other = () => 1\n`
    expect(looks(modified(BEFORE, NOW), modified(other(''), other(`${IMPORT}export ${SLUG}`), 'src/slug.ts'))).toEqual([
      'moved',
    ])
  })
})

describe('what went to a new file', () => {
  test.each<[what: string, now: string, text: string]>([
    ['and does otherwise there', NOW, `${IMPORT}export ${SLUG.replace('toLowerCase', 'toUpperCase')}`],
    ['and means another name there', NOW, `import { dash } from './other.ts'\nexport ${SLUG}`],
    ['and means another export there', NOW, `import { line as dash } from './dash.ts'\nexport ${SLUG}`],
    ['and has its own helper there', NOW, `const dash = (text) => text\nexport ${SLUG}`],
    ['that does more', NOW, `${IMPORT}export ${SLUG}console.log(slug('a'))\n`],
    ['that loads more', NOW, `import './more.ts'\n${IMPORT}export ${SLUG}`],
    ['that exports more', NOW, `${IMPORT}export ${SLUG}export const other = 1\n`],
    ['and is called otherwise', NOW.replace('{ slug }', '{ dash as slug }'), `${IMPORT}export ${SLUG}`],
    ['and is used otherwise', NOW.replace("'/'", "'#'"), `${IMPORT}export ${SLUG}`],
    ['and is offered to all', NOW.replace('import', 'export'), `${IMPORT}export ${SLUG}`],
  ])('%s', (_, now, text) => {
    expect(looks(modified(BEFORE, now), added(text))).toContain('behaviour')
  })

  test.each<[what: string, code: string]>([
    ['with a state', 'let seen = []\n'],
    ['with a value that is made there', 'const seen = new Map()\n'],
    ['and asks where it stands', 'function seen() {\n  return import.meta.url\n}\n'],
    ['and loads by where it stands', "function seen() {\n  return import('./a.ts')\n}\n"],
  ])('%s', (_, code) => {
    const use = 'export const use = () => seen\n'
    const now = `import { seen } from './slug.ts'\n${use}`
    expect(looks(modified(code + use, now), added(`export ${code}`))).toEqual(['behaviour'])
  })
})

describe('what went to a file that is there already', () => {
  const other = `export const other = () => 1\n`
  const into = (text: string) => modified(text, `${text}${IMPORT}export ${SLUG}`, 'src/slug.ts')

  test.each<[what: string, text: string]>([
    ['runs something', `${other}other()\n`],
    ['makes something', `${other}export const seen = new Map()\n`],
    ['loads what may run something', `import 'shop'\n${other}`],
  ])('that %s when it is loaded', (_, text) => {
    expect(looks(modified(BEFORE, NOW), into(text))).toContain('behaviour')
  })

  test('that was loaded already', () => {
    const text = `${other}other()\n`
    const use = (code: string) => `${code}\nother()\n`
    const now = NOW.replace('{ slug }', '{ other, slug }')
    const before = `import { other } from './slug.ts'\n${BEFORE}`
    expect(new Set(looks(modified(use(before), use(now)), into(text)))).toEqual(new Set(['moved']))
  })

  test('that was imported for its types', () => {
    const types = "import { Row } from './slug.ts'\nexport let row: Row\n"
    expect(looks(modified(types + BEFORE, types + NOW), into(`${other}other()\n`))).toContain('behaviour')
  })

  test('and loads what runs something there', () => {
    expect(looksIn(outside('register()\n'), modified(BEFORE, `${IMPORT}${NOW}dash('a')\n`), into(other))).toContain(
      'behaviour',
    )
  })
})

test.each<[what: string, text: string, looks: string]>([
  ['runs something', 'register()\n', 'behaviour'],
  ['only declares', '', 'moved'],
])('what is not loaded any more and %s', (_, text, expected) => {
  const user = (from: string) => `import { slug } from './${from}.ts'\nslug('A')\n`
  const before = BEFORE.replace('function slug', 'export function slug')
  const found = looks(
    modified(text + before, text + NOW),
    modified(user('rows'), user('slug'), 'src/user.ts'),
    added(`${IMPORT}export ${SLUG}`),
  )
  expect(found).toContain(expected)
  expect(new Set(found).size).toBe(expected === 'moved' ? 1 : found.length)
})

test.each<[what: string, end: string]>([
  ['a call', "register(slug('a'))\n"],
  ['a default export', 'export default slug\n'],
])('%s that went with it', (_, end) => {
  const now = NOW.replace("import { slug } from './slug.ts'", '').replace('slug(row.title)', 'row.title')
  expect(looks(modified(BEFORE + end, now), added(`${IMPORT}export ${SLUG}`))).toContain('behaviour')
  expect(looks(modified(BEFORE + end, NOW), added(`${IMPORT}export ${SLUG}`))).toContain('behaviour')
})

test('what is not exported any more where nothing is known of the other files', () => {
  const before = BEFORE.replace('function slug', 'export function slug')
  const change = [modified(before, NOW), added(`${IMPORT}export ${SLUG}`)]
  expect(looks(...change)).toEqual(['moved'])
  expect(looksIn({ ...outside(), manifests: new Map() }, ...change)).toContain('behaviour')
  expect(looksIn({ ...outside(), takers: new Map([['src/a.ts', "export * from './rows.ts'"]]) }, ...change)).toContain(
    'behaviour',
  )
})

test('what read a store of Svelte is no move to where there is none', () => {
  const inScript = (code: string) => `<script>\nimport { rows } from './a.ts'\n${code}\n</script>\n{count()} {$rows}\n`
  const count = 'function count() {\n  return $rows.length\n}\n'
  const now = modified(inScript(count), inScript("import { count } from './slug.ts'"), 'src/list.svelte')
  expect(looks(now, added(`export ${count}`))).toContain('behaviour')
  expect(looks(now, added(`export ${count.replace('$', '')}`))).toContain('behaviour')
})

test('what an old name is another thing beside', () => {
  const before = `import { other } from './a.ts'\n${BEFORE}other()\n`
  const now = `import { other } from './b.ts'\n${NOW}other()\n`
  expect(looks(modified(before, now), added(`${IMPORT}export ${SLUG}`))).toContain('behaviour')
})
