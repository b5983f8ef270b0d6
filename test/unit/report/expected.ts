/** Reports as they must read: the files in `test/fixtures/report`, never written by a test. */

import { readFileSync } from 'node:fs'

/** The text of `test/fixtures/report/<story>/expected.txt`. Throws when there is none. */
export function expectedText(story: string): string {
  return readFileSync(new URL(`../../fixtures/report/${story}/expected.txt`, import.meta.url), 'utf8')
}
