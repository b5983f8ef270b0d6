/** Whether a package finds a TypeScript with the compiler's API: from version 7 on there is none. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isOlder } from './installed-package.ts'

/** `folder`: of the package that would import it, absolute and real. */
export function findsCompilerApi(folder: string): boolean {
  try {
    const resolve = createRequire(join(folder, 'package.json')).resolve
    const manifest: unknown = JSON.parse(readFileSync(resolve('typescript/package.json'), 'utf8'))
    if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return false
    // @teeth typescript-seven-has-no-api: a TypeScript from version 7 on has no API of the compiler
    //   test: test/contract/sweep/layouts.test.ts
    //   was: return true
    return isOlder(String(manifest.version), '7.0.0')
  } catch {
    return false
  }
}
