/** Who may be at a project's tree at the same time: many that only read it, or one that writes it. */

import { hash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { TeethError } from '../errors/teeth-error.ts'
import { namesIn, tryRemove } from './disk-look.ts'
import { disk } from './disk.ts'
import { type Holder, holderIn, isInTheWay, type LockMode } from './lock-decision.ts'
import { ownTemp, tempNotWritable } from './own-temp.ts'
import { ownIdentity } from './process-identity.ts'

export type Lock = {
  /** Safe to call again. */
  release(): void
}

export type LockTerms = {
  /** Told once, when somebody has to be waited for. */
  readonly onWait?: (holder: Holder) => void
  readonly signal?: AbortSignal
  /** The longest that is waited. Milliseconds. */
  readonly waitMs?: number
}

const LONGEST_WAIT_MS = 10 * 60_000
const STEP_MS = 100

/**
 * Takes the lock on the tree around `root` (absolute, real): the whole repository, as other projects in it are loaded by
 * the same tests. Waits while somebody is in the way. Throws TeethError `project-busy` when they stay, `temp-not-writable`,
 * and `interrupted-while-waiting` when `signal` ends the wait.
 */
export async function lock(root: string, mode: LockMode, terms: LockTerms = {}): Promise<Lock> {
  const project = projectOf(root)
  const until = performance.now() + (terms.waitMs ?? LONGEST_WAIT_MS)
  let wasTold = false
  for (;;) {
    const ticket = announce(project, mode)
    // Who came at the same moment sees us as we see them: both step back, and come again after different times.
    const other = others(project, ticket).find((holder) => isInTheWay(holder, mode))
    if (other === undefined) return heldWith(ticket)
    rmSync(ticket, { force: true })
    if (terms.signal?.aborted) throw new TeethError('interrupted-while-waiting', `interrupted while ${told(other)}`)
    if (performance.now() > until) throw new TeethError('project-busy', `gave up waiting: ${told(other)}`)
    if (!wasTold) terms.onWait?.(other)
    wasTold = true
    await setTimeout(STEP_MS * (0.5 + Math.random()))
  }
}

/** Given back when the process ends, if not before. */
function heldWith(ticket: string): Lock {
  const giveBack = () => rmSync(ticket, { force: true })
  process.once('exit', giveBack)
  return {
    release: () => {
      process.off('exit', giveBack)
      giveBack()
    },
  }
}

/** Who has announced themselves at the project around `root` (absolute, real). Looks, and takes nothing away. */
export function holdersAt(root: string): readonly Holder[] {
  const project = projectOf(root)
  return namesIn(disk, locksFolder()).flatMap((name) => {
    const found = name.startsWith(`${project}-`) ? read(join(locksFolder(), name)) : undefined
    return typeof found === 'object' ? [found] : []
  })
}

/** Waits until nobody writes the tree, without a lock of one's own: for whoever only looks at it for a moment. */
export async function untilUnwritten(root: string, terms: LockTerms = {}): Promise<void> {
  if (existsSync(locksFolder())) (await lock(root, 'reading', terms)).release()
}

function locksFolder(): string {
  return join(ownTemp(), 'locks')
}

/** Begins the names of a project's locks. */
function projectOf(root: string): string {
  return hash('sha256', repositoryAround(root) ?? root).slice(0, 16)
}

function repositoryAround(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  return dirname(folder) === folder ? undefined : repositoryAround(dirname(folder))
}

/** A file of one's own, whole when it appears: nobody else ever writes or removes it while we live. */
function announce(project: string, mode: LockMode): string {
  const name = join(locksFolder(), `${project}-${process.pid}-${randomBytes(4).toString('hex')}`)
  const draft = `${name}.draft`
  try {
    mkdirSync(locksFolder(), { recursive: true })
    writeFileSync(draft, JSON.stringify({ mode, owner: ownIdentity(), since: new Date().toISOString() }), {
      flag: 'wx',
    })
    linkSync(draft, name)
    return name
  } catch (error) {
    // @teeth a-full-disk-is-no-fault: a lock that cannot be kept is no fault of ours
    //   test: test/native/world/full-disk.test.ts
    //   was: throw error
    throw tempNotWritable(locksFolder(), error)
  } finally {
    tryRemove(disk, draft)
  }
}

/** Everybody else who announced themselves at the project; what the dead left goes, wherever they were. */
function others(project: string, own: string): readonly Holder[] {
  return readdirSync(locksFolder()).flatMap((name) => {
    const path = join(locksFolder(), name)
    if (path === own) return []
    const found = read(path)
    if (found === 'left by the dead') rmSync(path, { force: true })
    return typeof found === 'object' && name.startsWith(`${project}-`) ? [found] : []
  })
}

/** Undefined for one that has just gone, or is still being drafted. */
function read(path: string): Holder | 'left by the dead' | undefined {
  try {
    const ageMs = Date.now() - statSync(path).mtimeMs
    return holderIn(readFileSync(path, 'utf8'), { ageMs, isDraft: path.endsWith('.draft') })
  } catch {
    return undefined
  }
}

function told({ owner, since }: Holder): string {
  return `another teeth (process \`${owner.pid}\`, since ${since}) is at work in this project`
}
