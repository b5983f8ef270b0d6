/** What a configuration file calls so that an editor knows its keys. */

import type { Config } from '../model/config.ts'

/**
 * Returns the configuration as it is; only its type is checked here, its values when a command reads them.
 * @example export default defineConfig({ lanes: 2, layers: { unit: { proves: 'pure rules', network: false } } })
 */
export function defineConfig(config: Config): Config {
  return config
}
