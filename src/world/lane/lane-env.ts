/** The environment of a lane: the user's own, without what would change a run or record it. */

/** Set by a Vitest around us for its own workers, or telling Vitest to keep or limit things. */
const SCRUBBED: readonly string[] = [
  'NODE_V8_COVERAGE',
  'NODE_CHANNEL_FD',
  'NODE_CHANNEL_SERIALIZATION_MODE',
  'VITEST',
  ...[
    'BLOB_LABEL',
    'FS_MODULE_CACHE',
    'FS_MODULE_CACHE_PATH',
    'MAX_FORKS',
    'MAX_THREADS',
    'MAX_WORKERS',
    'MIN_FORKS',
    'MIN_THREADS',
    'MODE',
    'POOL_ID',
    'VM_POOL',
    'WORKER_ID',
  ].map((name) => `VITEST_${name}`),
]

/** Flags that record, stop at a debugger or start Node's own test runner; with their values. */
const RECORDING =
  /(?:^|\s)--(?:inspect\S*|cpu-prof\S*|heap-prof\S*|prof\b\S*|test\b\S*|experimental-test-coverage\b)(?=\s|$)/g

export function laneEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // @teeth a-vitest-around-us-stays-out: what records or belongs to a Vitest around us is scrubbed
  //   test: test/unit/lane/lane-env.test.ts
  //   was: const kept = env
  const kept = Object.fromEntries(Object.entries(env).filter(([key]) => !SCRUBBED.includes(key)))
  const nodeOptions = kept['NODE_OPTIONS']?.replaceAll(RECORDING, ' ').trim()
  return nodeOptions ? { ...kept, NODE_OPTIONS: nodeOptions } : without(kept, 'NODE_OPTIONS')
}

function without(env: NodeJS.ProcessEnv, key: string): NodeJS.ProcessEnv {
  const { [key]: _, ...rest } = env
  return rest
}
