/** The pages of real ledgers and of hostile ones: accessible, safe, and with the viewers of others where they belong. */

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger } from '../../src/model/ledger.ts'
import { render } from '../../src/report/render.ts'
import { everyVerdict } from '../support/ledgers.ts'
import { ledgerUnder } from '../unit/report/hostile.ts'
import { launch, noChromium, open, shelf } from './support/chromium.ts'

const ROOT = join(import.meta.dirname, '../..')
const EXAMPLES = ['catalog', 'toothless'] as const
const WEAPONS = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '</style><img src=https://evil.example/x onerror=alert(3)>',
  '"><svg onload=alert(4)>',
  '<!--',
  '\u202egnp.txt',
  '@everyone | `a` ``` [a](javascript:alert(5))',
  "' autofocus onfocus=alert(6) x='",
  '\u001b[31mred',
]

const pages = shelf()
const files = new Map<string, string>()
const ledgers = new Map<string, Ledger>()
let browser: Browser

// Proving both examples takes its time: one of them waits for deadlines and dead workers.
beforeAll(async () => {
  if (noChromium !== undefined) return
  const proving = EXAMPLES.map(async (example) => [example, await reportOf(example, 'json')] as const)
  browser = await launch()
  for (const [example, report] of await Promise.all(proving)) {
    const ledger: Ledger = JSON.parse(report)
    ledgers.set(example, ledger)
    files.set(example, pages.put(example, render(ledger, 'html', { project: example, sources: sourcesOf(example) })))
  }
}, 300_000)

afterAll(async () => {
  await browser?.close()
  pages.close()
})

describe.skipIf(noChromium !== undefined)('the page of a real ledger', () => {
  test.each(EXAMPLES)('has every guard of examples/%s', async (example) => {
    const { page } = await open(browser, fileOf(example))
    const ids = await page.locator('.guard .id').allTextContents()
    expect(ids.toSorted()).toEqual(
      ledgerOf(example)
        .guards.map(({ id }) => id)
        .toSorted(),
    )
  })

  test.each(EXAMPLES)('asks nobody for anything and breaks no rule of its policy: examples/%s', async (example) => {
    const { page, requests, complaints } = await open(browser, fileOf(example))
    await page.click('#open-all')
    expect([requests, complaints]).toEqual([[], []])
  })

  test.each(
    EXAMPLES.flatMap((example) =>
      (['light', 'dark'] as const).flatMap((theme) => [1440, 400].map((width) => [example, theme, width] as const)),
    ),
  )('has nothing that keeps people out: examples/%s, %s, %i pixels', async (example, colorScheme, width) => {
    const { page } = await open(browser, fileOf(example), { colorScheme, viewport: { width, height: 900 } })
    await page.click('#open-all')
    for (const view of await page.locator('.views a').all()) {
      await view.click()
      // The page has no frames of others, for which axe would open a page of its own each time.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      // Themes differ in nothing but colours.
      if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
      const { violations, passes } = await axe.analyze()
      expect(passes.map(({ id }) => id)).toContain('color-contrast')
      expect(violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })

  test('is what the command gives, with the code of the project', async () => {
    const { page, complaints } = await open(browser, pages.put('command', await reportOf('catalog', 'html')))
    expect(await page.locator('.guard').count()).toBe(ledgerOf('catalog').guards.length)
    expect(await page.locator('.project').textContent()).toBe('catalog')
    // The diff of the ledger begins below this line.
    expect(await page.locator('[id="guard=plane-aware-lookup"] .code').textContent()).toContain(
      'export function findRow',
    )
    expect(complaints).toEqual([])
  })
})

describe.skipIf(noChromium !== undefined)('the page of a hostile ledger', () => {
  const attacks = WEAPONS.map((weapon) => [weapon, { texts: [weapon], flood: undefined, at: 0 }] as const)

  test.each(attacks)('shows as text: %s', async (weapon, attack) => {
    const file = pages.put('hostile', render(ledgerUnder(attack), 'html', { project: weapon }))
    const { page, requests, complaints } = await open(browser, file)
    await page.click('#open-all')
    expect([requests, complaints]).toEqual([[], []])
    expect(await page.locator('script').count()).toBe(2)
    expect(await page.locator('img, iframe, object, [onload], [onerror], [onfocus]').count()).toBe(0)
    const shown = weapon.replaceAll(
      /[\u202e\u001b]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    expect(await page.locator('.guard .behaviour').first().textContent()).toBe(shown)
  })

  test('opens also when every text is long', async () => {
    const flood = { texts: ['x '.repeat(50_000)], flood: '<b>', at: 3 }
    const { page, complaints } = await open(browser, pages.put('flood', render(ledgerUnder(flood), 'html')))
    expect(complaints).toEqual([])
    expect(await page.locator('.guard').count()).toBe(everyVerdict().guards.length)
  })
})

describe.skipIf(noChromium !== undefined)('the sweep of a page', () => {
  test('is a second view with the mutation report in its own viewer', async () => {
    const report = render(ledgerOf('catalog'), 'stryker')
    const file = pages.put('sweep', render(ledgerOf('catalog'), 'html', { sweep: { report, viewer: viewer() } }))
    const { page, requests, complaints } = await open(browser, file, { hash: '#q=plane' })
    const found = await page.locator('#shown').textContent()
    await page.click('.views a[data-view=sweep]')
    await page.locator('mutation-test-report-app').getByText('find-row.ts').filter({ visible: true }).first().waitFor()
    await page.click('.views a[data-view=guards]')
    expect(await page.locator('#shown').textContent()).toBe(found)
    expect([requests, complaints]).toEqual([[], []])
  })
})

describe.skipIf(noChromium !== undefined)('the mutation testing report', () => {
  test.each(EXAMPLES)('opens in its own viewer, which counts what bites as killed: examples/%s', async (example) => {
    const { page, complaints } = await openViewer(example)
    const { bites } = ledgerOf(example).counts
    const model = 'document.querySelector("mutation-test-report-app").rootModel.systemUnderTestMetrics.metrics'
    expect(await page.evaluate(`${model}.killed`)).toBe(bites)
    expect(await page.evaluate(`${model}.totalMutants`)).toBe(ledgerOf(example).guards.length)
    expect(complaints).toEqual([])
  })

  test('shows a guard in the code of its file, and why it has its status', async () => {
    const { page, address } = await openViewer('toothless')
    await page.goto(`${address}#mutant/shorten.ts`)
    const mutant = page.locator('mte-file .mutant').filter({ visible: true }).first()
    await mutant.waitFor()
    expect(await page.locator('mte-file code').first().textContent()).toContain("text.lastIndexOf(' ', limit)")
    await mutant.click()
    await page
      .getByText('every test of `test/shorten.test.ts` stayed green')
      .filter({ visible: true })
      .first()
      .waitFor()
  })
})

async function openViewer(example: string) {
  const report = render(ledgerOf(example), 'stryker', { sources: sourcesOf(example) }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  const page = `<!doctype html><title>report</title><mutation-test-report-app></mutation-test-report-app>
<script>${viewer()}</script><script>document.querySelector('mutation-test-report-app').report = ${report}</script>`
  const opened = await open(browser, pages.put(`viewer-${example}`, page))
  await opened.page.locator('mutation-test-report-app').getByText('All files').first().waitFor()
  return opened
}

function sourcesOf(example: string): ReadonlyMap<string, string> {
  const sites = ledgerOf(example).guards.flatMap((guard) => guard.sites.map(({ file }) => file))
  return new Map(sites.map((file) => [file, readFileSync(join(ROOT, 'examples', example, file), 'utf8')]))
}

function viewer(): string {
  return readFileSync(
    fileURLToPath(import.meta.resolve('mutation-testing-elements/dist/mutation-test-elements.js')),
    'utf8',
  )
}

function fileOf(example: string): string {
  return files.get(example) ?? expect.fail(`examples/${example} has no page`)
}

function ledgerOf(example: string): Ledger {
  return ledgers.get(example) ?? expect.fail(`examples/${example} has no ledger`)
}

/** On stdout alone; an example with findings does not end with 0. */
async function reportOf(example: string, name: string): Promise<string> {
  const args = [join(ROOT, 'src/main.ts'), '--root', join(ROOT, 'examples', example), '--reporter', name]
  const { stdout, stderr } = await new Promise<Readonly<Record<'stdout' | 'stderr', string>>>((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 2 ** 27 }, (_, out, err) => resolve({ stdout: out, stderr: err }))
  })
  if (stdout === '') throw new Error(`the command gave no report: ${stderr}`)
  return stdout
}
