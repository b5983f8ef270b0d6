/** The Chromium that the browser tests drive: one of Debian's, or the one that `CHROMIUM` names. */

import { existsSync } from 'node:fs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** The one without windows takes half the time. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

const EXECUTABLE = process.env['CHROMIUM'] ?? DEBIANS.find((path) => existsSync(path)) ?? DEBIANS[0]

/** Why the browser tests cannot run here; undefined when they can. */
export const noChromium = existsSync(EXECUTABLE)
  ? undefined
  : `there is no ${EXECUTABLE}: install it (apt-get install chromium-headless-shell) or name one in CHROMIUM`

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A page as a person has it, and everything it did that a page of ours must not do. */
export type Opened = {
  readonly page: Page
  /** Where the page is. */
  readonly address: string
  /** Requests for anything but the page itself. */
  readonly requests: readonly string[]
  /** Errors, complaints of the console (the policy's are among them) and dialogs. */
  readonly complaints: readonly string[]
}

/** Opens a page from the disk, in a profile of its own, until the test ends. */
export async function open(browser: Browser, file: string, options: BrowserContextOptions & { hash?: string } = {}) {
  const { hash = '', ...profile } = options
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, ...profile })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const requests: string[] = []
  const complaints: string[] = []
  const address = pathToFileURL(file).href
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== address && !request.url().startsWith('data:')) requests.push(request.url())
  })
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(address + hash)
  return { page, address, requests, complaints } satisfies Opened
}

/** A folder for pages, gone with its `close`. */
export function shelf(): { readonly put: (name: string, html: string) => string; readonly close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'teeth-page-'))
  return {
    put: (name, html) => {
      const file = join(folder, `${name}.html`)
      writeFileSync(file, html)
      return file
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
