/** How a person starts this tool here, so that a reproduce line can be copied as it stands. */

import type { Flags } from './flags.ts'

type Env = Readonly<Record<string, string | undefined>>

const NPM = {
  name: 'npm',
  lock: 'package-lock.json',
  starts: 'npx teeth',
  adds: 'npm install -D',
  installs: 'npm ci',
}

const MANAGERS = [
  {
    name: 'pnpm',
    lock: 'pnpm-lock.yaml',
    starts: 'pnpm teeth',
    adds: 'pnpm add -D',
    installs: 'npm install --global pnpm && pnpm install --frozen-lockfile',
  },
  {
    name: 'yarn',
    lock: 'yarn.lock',
    starts: 'yarn teeth',
    adds: 'yarn add -D',
    installs: 'npm install --global yarn && yarn install --frozen-lockfile',
  },
  {
    name: 'bun',
    lock: 'bun.lock',
    starts: 'bunx teeth',
    adds: 'bun add -d',
    installs: 'npm install --global bun && bun install --frozen-lockfile',
  },
  NPM,
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
  return [
    managerOf(env, names).starts,
    ...(root === undefined ? [] : ['--root', quoted(root)]),
    ...(config === undefined ? [] : ['--config', quoted(config)]),
  ].join(' ')
}

/** How packages are added to the project for its development; the names follow. */
export function adding(env: Env, names: readonly string[]): string {
  return managerOf(env, names).adds
}

/** How this tool is added to the project. */
export function installation(env: Env, names: readonly string[]): string {
  return `${adding(env, names)} teeth`
}

/** How a CI installs the project as it is locked, and starts this tool in it. The lock file says, not who started us. */
export function inCi(names: readonly string[]): { readonly installs: string; readonly starts: string } {
  const { installs, starts } = managerOf({}, names)
  return { installs, starts }
}

function managerOf(env: Env, names: readonly string[]) {
  const agent = env['npm_config_user_agent']?.split('/')[0]
  return MANAGERS.find(({ name }) => name === agent) ?? MANAGERS.find(({ lock }) => names.includes(lock)) ?? NPM
}

/** As a shell takes it for one word. */
export function quoted(word: string): string {
  return /^[\w./@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
