/** The configuration of a project, believed only after it was checked; neither file nor checker is loaded when there is none. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Config } from '../model/config.ts'
import { type FoundConfig, readConfigFile } from '../world/config-file.ts'

/**
 * Reads it from the root, or from `explicit` (absolute). Throws TeethError `config-missing`, `config-failed`, or
 * `config-invalid` with every mistake in it.
 */
export async function readConfig(root: string, explicit: string | undefined): Promise<Config> {
  const found = await readConfigFile(root, explicit)
  return found === undefined ? {} : check(found)
}

async function check({ file, value }: FoundConfig): Promise<Config> {
  const [{ configSchema }, { configProblems }] = await Promise.all([
    import('./config-schema.ts'),
    import('./config-problems.ts'),
  ])
  const schema = configSchema()
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  const problems = configProblems(checked.error, value, Object.keys(schema.shape))
  throw new TeethError('config-invalid', problems.map((problem) => `\`${file}\`: ${problem}`).join('\n'))
}
