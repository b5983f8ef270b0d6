/** The audit page as a person uses it: opened from the disk, searched, filtered, sent to someone, printed. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderHtml } from '../../src/report/html-page.ts'
import { launch, noChromium, open, type Opened, shelf } from './support/chromium.ts'
import { thousand } from './support/thousand.ts'

const pages = shelf()
let browser: Browser
let file: string

beforeAll(async () => {
  if (noChromium !== undefined) return
  browser = await launch()
  const ledger = thousand()
  file = pages.put(
    'thousand',
    renderHtml(ledger, { project: 'rows', layers: { unit: { proves: 'rules', network: false } } }),
  )
})

afterAll(async () => {
  await browser?.close()
  pages.close()
})

if (noChromium !== undefined) console.warn(`browser tests are skipped: ${noChromium}`)

describe.skipIf(noChromium !== undefined)('a page of a thousand guards', () => {
  test('opens in under two seconds', async () => {
    const { page } = await open(browser, file)
    const time = await busyFor(page, () => page.reload())
    expect(time, 'no time passes in another process').toBeGreaterThan(0)
    expect(time).toBeLessThan(2000)
  })

  test('filters in under a tenth of a second', async () => {
    const { page } = await open(browser, file)
    const search = (word: string) =>
      page.evaluate(`(() => {
        const input = document.querySelector('#q')
        input.value = ${JSON.stringify(word)}
        input.dispatchEvent(new Event('input', { bubbles: true }))
        document.body.getBoundingClientRect()
      })()`)
    await search('warm up')
    const times = await fewest(5, async () => {
      await search('')
      return busyFor(page, () => search('heliotrope'))
    })
    expect(times).toBeLessThan(100)
    expect(await shown(page)).toEqual(['guard-777'])
  })

  test('finds by every word that is typed, anywhere in a guard', async () => {
    const { page } = await open(browser, file)
    await page.fill('#q', 'HELIOTROPE part-57')
    expect(await shown(page)).toEqual(['guard-777'])
    await page.fill('#q', 'heliotrope part-58')
    expect(await shown(page)).toEqual([])
    expect(await page.locator('#none').isVisible()).toBe(true)
  })

  test('filters by verdict, layer and file, and counts what is left', async () => {
    const { page } = await open(browser, file)
    await page.check('input[name=verdict][value=toothless]')
    expect(await page.textContent('#shown')).toBe('20 of 1000 guards')
    await page.check('input[name=layer][value=contract]')
    expect(await page.textContent('#shown')).toBe('7 of 1000 guards')
    await page.check('input[name=file][value="src/part-0/rows-0.ts"]')
    expect(await shown(page)).toEqual(['guard-0'])
    await page.click('#clear')
    expect(await page.textContent('#shown')).toBe('1000 guards')
  })

  test('can be sent to someone as it is', async () => {
    const first = await open(browser, file)
    await first.page.fill('#q', 'half a cent')
    await first.page.check('input[name=verdict][value=toothless]')
    await first.page.click('[data-group=file]')
    const hash = new URL(first.page.url()).hash
    const second = await open(browser, file, { hash })
    expect(await shown(second.page)).toEqual(await shown(first.page))
    expect(await shown(second.page)).not.toEqual([])
    expect(await second.page.inputValue('#q')).toBe('half a cent')
    expect(await second.page.getAttribute('[data-group=file]', 'aria-pressed')).toBe('true')
  })

  test('follows the address while it is open', async () => {
    const { page, address } = await open(browser, file)
    await page.goto(`${address}#verdict=toothless`)
    expect(await page.textContent('#shown')).toBe('20 of 1000 guards')
    await page.goto(`${address}#q=heliotrope`)
    expect(await shown(page)).toEqual(['guard-777'])
  })

  test('shows the guard that an address names, opened, whatever its group', async () => {
    const { page } = await open(browser, file, { hash: '#guard=guard-777' })
    const guard = page.locator('[id="guard=guard-777"]')
    expect(await guard.locator('details').getAttribute('open')).toBe('')
    await expect.poll(async () => (await guard.boundingBox())?.y ?? Infinity, { timeout: 30_000 }).toBeLessThan(200)
  })

  test('narrows to a verdict from the counts at the top', async () => {
    const { page } = await open(browser, file)
    await page.click('.tally a.toothless')
    expect(await page.textContent('#shown')).toBe('20 of 1000 guards')
  })

  test('groups by file and back', async () => {
    const { page } = await open(browser, file)
    const before = await shown(page)
    await page.click('[data-group=file]')
    const headings = await page.locator('.group:not([hidden]) > h3').allTextContents()
    expect(headings).toEqual(headings.toSorted())
    expect(headings).toHaveLength(420)
    await page.click('[data-group=verdict]')
    expect(await shown(page)).toEqual(before)
  })

  test('is driven by keys', async () => {
    const { page } = await open(browser, file)
    await page.keyboard.press('j')
    expect(await focused(page)).toBe('guard=guard-0')
    await page.keyboard.press('j')
    expect(await focused(page)).toBe('guard=guard-50')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    expect(await page.locator('[id="guard=guard-0"] details').getAttribute('open')).toBeNull()
    await page.keyboard.press('/')
    await page.keyboard.type('heliotrope')
    expect(await shown(page)).toEqual(['guard-777'])
    await page.keyboard.press('Escape')
    expect(await page.textContent('#shown')).toBe('1000 guards')
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    expect(await page.getAttribute('[data-group=file]', 'aria-pressed')).toBe('true')
    await page.keyboard.press('?')
    expect(await page.locator('#keys').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('#keys').isVisible()).toBe(false)
  })

  test('opens and closes all that is shown', async () => {
    const { page } = await open(browser, file, { hash: '#verdict=toothless' })
    await page.click('#close-all')
    expect(await page.locator('.guard:not([hidden]) details[open]').count()).toBe(0)
    await page.keyboard.press('e')
    expect(await page.locator('.guard:not([hidden]) details[open]').count()).toBe(20)
  })

  test('leaves keys alone for whoever turns them off', async () => {
    const { page } = await open(browser, file)
    await page.click('#help')
    await page.uncheck('#single')
    await page.click('#keys button')
    await page.keyboard.press('g')
    expect(await page.getAttribute('[data-group=file]', 'aria-pressed')).toBe('false')
  })

  test('keeps filters while the layers are looked at', async () => {
    const { page } = await open(browser, file)
    await page.fill('#q', 'heliotrope')
    await page.click('.views a[data-view=layers]')
    expect(await page.locator('#view-layers table').isVisible()).toBe(true)
    expect(await page.locator('.guard:visible').count()).toBe(0)
    await page.click('.views a[data-view=guards]')
    expect(await shown(page)).toEqual(['guard-777'])
  })

  test('copies the command that proves a guard again, or selects it', async () => {
    const { page } = await open(browser, file)
    await page.click('[id="guard=guard-0"] .copy')
    await expect.poll(() => page.textContent('[id="guard=guard-0"] .copy')).toMatch(/^(Copied|Selected)$/)
  })

  test('asks nobody for anything and breaks no rule of its policy', async () => {
    const opened = await open(browser, file)
    await useAll(opened)
    expect([opened.requests, opened.complaints]).toEqual([[], []])
  })
})

describe.skipIf(noChromium !== undefined)('the themes of the page', () => {
  test.each(['light', 'dark'] as const)('follow the system: %s', async (colorScheme) => {
    const { page } = await open(browser, file, { colorScheme })
    expect(await brightness(page)).toBe(colorScheme)
  })

  test('are chosen by a button, and stay', async () => {
    const { page } = await open(browser, file, { colorScheme: 'light' })
    await page.click('#theme')
    await page.click('#theme')
    expect(await brightness(page)).toBe('dark')
    await page.reload()
    expect([await brightness(page), await page.textContent('#theme')]).toEqual(['dark', 'Theme: dark'])
    await page.keyboard.press('t')
    expect(await brightness(page)).toBe('light')
  })
})

describe.skipIf(noChromium !== undefined)('the page on paper and without scripts', () => {
  test('prints what was found, in light colours, without what is to be clicked', async () => {
    const { page } = await open(browser, file, { colorScheme: 'dark', hash: '#verdict=toothless' })
    await page.emulateMedia({ media: 'print' })
    expect(await brightness(page)).toBe('light')
    const visible = await Promise.all(
      ['.filters', '.toolbar', '.views', '.copy', '#theme', 'h1', '.tally', '#view-layers table'].map(async (part) => {
        return [part, await page.locator(part).first().isVisible()]
      }),
    )
    expect(Object.fromEntries(visible)).toEqual({
      '.filters': false,
      '.toolbar': false,
      '.views': false,
      '.copy': false,
      '#theme': false,
      h1: true,
      '.tally': true,
      '#view-layers table': true,
    })
    expect(await page.locator('.guard:visible').count()).toBe(20)
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
  })

  test('reads whole without scripts, and offers nothing that needs them', async () => {
    const { page, complaints } = await open(browser, file, { javaScriptEnabled: false })
    expect(await page.locator('.guard').count()).toBe(1000)
    expect(await page.locator('#view-layers table').isVisible()).toBe(true)
    for (const part of ['.filters', '.toolbar', '.copy >> nth=0', '#theme', '#help']) {
      expect([part, await page.locator(part).isVisible()]).toEqual([part, false])
    }
    expect(complaints.filter((text) => !/blocked|disabled/i.test(text))).toEqual([])
  })

  test.each([360, 768, 1920])('needs no sideways scrolling at %i pixels', async (width) => {
    const { page } = await open(browser, file, { viewport: { width, height: 900 } })
    expect(await numberOf(page, 'document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  })

  test.each([
    [1000, 'under'],
    [1600, 'beside'],
  ])('puts the old code at %i pixels %s the present', async (width, where) => {
    const { page } = await open(browser, file, { viewport: { width, height: 900 } })
    const change = page.locator('[id="guard=guard-0"] .change')
    const now = await change.locator('.now').boundingBox()
    const old = await change.locator('.old').boundingBox()
    expect((old?.y ?? 0) > (now?.y ?? 0) ? 'under' : 'beside').toBe(where)
  })
})

/** The ids of the guards that are shown, in their order. */
async function shown(page: Page): Promise<readonly string[]> {
  return page.locator('.guard:not([hidden]) .id').allTextContents()
}

async function focused(page: Page): Promise<unknown> {
  return page.evaluate('document.activeElement.closest(".guard")?.id')
}

async function brightness(page: Page): Promise<'light' | 'dark'> {
  const colour = String(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor'))
  const channels =
    colour
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? []
  return channels.reduce((sum, channel) => sum + channel, 0) > 384 ? 'light' : 'dark'
}

async function numberOf(page: Page, expression: string): Promise<number> {
  return Number(await page.evaluate(expression))
}

/** Milliseconds that the page's main thread had the processor: what else a machine does at the time is not its fault. */
async function busyFor(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const threadTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN
  }
  const before = await threadTime()
  await act()
  return ((await threadTime()) - before) * 1000
}

/** Caches and compilers make a time longer, never shorter. */
async function fewest(tries: number, measure: () => Promise<number>): Promise<number> {
  let best = Infinity
  for (let index = 0; index < tries; index += 1) best = Math.min(best, await measure())
  return best
}

async function useAll({ page }: Opened): Promise<void> {
  await page.fill('#q', 'half')
  for (const view of await page.locator('.views a').all()) await view.click()
  await page.click('.views a[data-view=guards]')
  for (const key of ['Escape', 'g', 'e', 'e', 't', 't', 't', 'j']) await page.keyboard.press(key)
}
