/** How a person starts this tool here, so that a reproduce line can be copied as it stands. */

import type { Flags } from './flags.ts'

type Env = Readonly<Record<string, string | undefined>>

const MANAGERS = [
  { name: 'pnpm', lock: 'pnpm-lock.yaml', starts: 'pnpm teeth' },
  { name: 'yarn', lock: 'yarn.lock', starts: 'yarn teeth' },
  { name: 'bun', lock: 'bun.lock', starts: 'bunx teeth' },
  { name: 'npm', lock: 'package-lock.json', starts: 'npx teeth' },
]

/**
 * From the package manager that started us, else from the lock file among `names`, else `npx teeth`; with the flags
 * that say which project is meant.
 */
export function invocation(
  env: Env,
  names: readonly string[],
  { root, config }: Pick<Flags, 'root' | 'config'>,
): string {
  const agent = env['npm_config_user_agent']?.split('/')[0]
  const manager = MANAGERS.find(({ name }) => name === agent) ?? MANAGERS.find(({ lock }) => names.includes(lock))
  return [
    manager?.starts ?? 'npx teeth',
    ...(root === undefined ? [] : ['--root', quoted(root)]),
    ...(config === undefined ? [] : ['--config', quoted(config)]),
  ].join(' ')
}

function quoted(word: string): string {
  return /^[\w./@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
