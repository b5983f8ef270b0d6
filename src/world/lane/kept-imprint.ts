/** How the objects that every module shares were before any test ran, and how to get them back there. */

/** An object whose own properties are watched. */
export type Watched = {
  readonly name: string
  readonly object: object
  /** Absent: all of them. */
  readonly keys?: readonly string[]
  /** Changes of it are Vitest's own business: undone, but not told. */
  readonly isSilent?: boolean
}

export type Imprint = readonly Entry[]

type Entry = Watched & { readonly properties: Map<PropertyKey, PropertyDescriptor> }

export type Change = {
  readonly entry: Entry
  readonly key: PropertyKey
  readonly before?: PropertyDescriptor | undefined
  readonly now?: PropertyDescriptor | undefined
}

/** Replaced by Vitest for each run and read by it between runs; insides of an emitter; what a call shows of itself. */
const UNTOUCHED: ReadonlySet<PropertyKey> = new Set([
  '__vitest_worker__',
  '__vitest_mocker__',
  '_events',
  '_eventsCount',
  'arguments',
  'caller',
])

export function takeImprint(watched: readonly Watched[]): Imprint {
  return watched.map((one) => ({ ...one, properties: propertiesOf(one) }))
}

export function changesSince(imprint: Imprint): readonly Change[] {
  return imprint.flatMap(changesOf)
}

/** Returns the changes that would not go away. */
export function undo(changes: readonly Change[]): readonly Change[] {
  // @teeth stubborn-change: what cannot be undone is told
  //   test: test/unit/world/kept/imprint.test.ts
  //   revert: swap !Reflect.deleteProperty => Reflect.deleteProperty
  return changes.filter(({ entry, key, before }) =>
    before === undefined
      ? !Reflect.deleteProperty(entry.object, key)
      : !Reflect.defineProperty(entry.object, key, before),
  )
}

/** Takes changes as how things are from now on. */
export function adopt(changes: readonly Change[]): void {
  for (const { entry, key, now } of changes) {
    if (now === undefined) entry.properties.delete(key)
    else entry.properties.set(key, now)
  }
}

export function nameOf({ entry, key, before, now }: Change): string {
  const what = before === undefined ? 'added' : now === undefined ? 'removed' : 'changed'
  return `${entry.name}.${String(key)} ${what}`
}

function propertiesOf({ object, keys }: Watched): Map<PropertyKey, PropertyDescriptor> {
  const properties = new Map<PropertyKey, PropertyDescriptor>()
  for (const key of keys ?? Reflect.ownKeys(object)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key)
    if (descriptor !== undefined) properties.set(key, descriptor)
  }
  return properties
}

function changesOf(entry: Entry): readonly Change[] {
  const keys = (entry.keys ?? Reflect.ownKeys(entry.object)).filter((key) => Object.hasOwn(entry.object, key))
  const changes: Change[] = []
  for (const key of keys) {
    const before = entry.properties.get(key)
    const now = Reflect.getOwnPropertyDescriptor(entry.object, key)
    if (!isSame(entry.object, before, now) && !UNTOUCHED.has(key)) changes.push({ entry, key, before, now })
  }
  if (keys.length - countAdded(changes) === entry.properties.size) return changes
  const present = new Set<PropertyKey>(keys)
  for (const [key, before] of entry.properties) {
    if (!present.has(key) && !UNTOUCHED.has(key)) changes.push({ entry, key, before })
  }
  return changes
}

function countAdded(changes: readonly Change[]): number {
  return changes.filter(({ before }) => before === undefined).length
}

function isSame(object: object, before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined): boolean {
  if (before === undefined || now === undefined) return before === now
  if (before.get !== undefined && now.get === undefined) return isResolvedLazily(object, before.get, now)
  return (
    Object.is(before.value, now.value) &&
    before.get === now.get &&
    before.set === now.set &&
    before.writable === now.writable &&
    before.enumerable === now.enumerable &&
    before.configurable === now.configurable
  )
}

/** Node defines many globals as getters that replace themselves by their value when first read. */
function isResolvedLazily(object: object, get: () => unknown, now: PropertyDescriptor): boolean {
  try {
    return Object.is(Reflect.apply(get, object, []), now.value)
  } catch {
    return false
  }
}
