/** Whether a package finds a TypeScript with the compiler's API: from version 7 on there is none. */

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isOlder, versionIn } from './version.ts'

/** `folder`: of the package that would import it, absolute and real. */
export function findsCompilerApi(folder: string): boolean {
  try {
    const resolve = createRequire(join(folder, 'package.json')).resolve
    const version = versionIn(resolve('typescript/package.json'))
    // @teeth typescript-seven-has-no-api: a TypeScript from version 7 on has no API of the compiler
    //   test: test/contract/sweep/compiler-api.test.ts
    //   was: return version !== undefined
    return version !== undefined && isOlder(version, '7.0.0')
  } catch {
    return false
  }
}
