/** Test files that count on being alone: no second lane may run at the same time. */

import type { Files, LayerFact } from '../model/world.ts'
import { readsWorkerNumber } from '../model/reads-worker-number.ts'
import { meantIn } from './meant-in.ts'

/** Whether a test file of a layer may run only while no other lane does. */
export type IsAlone = (layer: string, file: string) => boolean

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/

/** A static or dynamic import, a re-export, a `require`: whatever stands in quotation marks behind its word. */
const SPECIFIER = /\b(?:from|import|require)\s*\(?\s*(["'])([^"'\n]+)\1/g

/**
 * Layers say it of all their tests, by their configuration. It is also so where a test file, what runs before it, or
 * what these import directly or through others reads the number of its worker; one lane of `lanes` is alone with
 * whatever it runs, and no file is looked into.
 */
export async function aloneAmong(files: Files, layers: readonly LayerFact[], lanes: number): Promise<IsAlone> {
  if (lanes < 2) return aloneWhere(layers, new Set())
  const starts = layers.flatMap((layer) => [...layer.files, ...(layer.setUpBy ?? [])])
  return aloneWhere(layers, await countingOnNumbers(files, new Set(starts)))
}

function aloneWhere(layers: readonly LayerFact[], counting: ReadonlySet<string>): IsAlone {
  // @teeth set-up-by-number-is-alone: what runs before all of them comes to the number of its worker
  //   test: test/unit/prove/alone.test.ts > all files are alone where what runs before them comes to that number
  //   was: const serial = layers.filter(({ isSerial }) => isSerial)
  const serial = layers.filter(({ isSerial, setUpBy = [] }) => isSerial || setUpBy.some((file) => counting.has(file)))
  const names = new Set(serial.map(({ name }) => name))
  return (layer, file) => names.has(layer) || counting.has(file)
}

async function countingOnNumbers(files: Files, starts: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const code = (await files.list()).filter((path) => CODE.test(path))
  const reading = new Set<string>()
  for (const file of await files.search('VITEST_', code)) {
    const text = await files.read(file)
    // What cannot be read may.
    if (text === undefined || readsWorkerNumber(text)) reading.add(file)
  }
  if (reading.size === 0) return reading
  const importers = await importersFrom(files, starts, code)
  const reached = new Set(reading)
  // @teeth number-reached-is-alone: what comes to the number of its worker is alone
  //   test: test/unit/prove/alone.test.ts
  //   revert: remove
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

/** Who imports a file, among all that some files import directly or through others. */
async function importersFrom(
  files: Files,
  starts: ReadonlySet<string>,
  code: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const meantBy = await meantIn(files, code)
  const importers = new Map<string, Set<string>>()
  const open = new Set(starts)
  for (const file of open) {
    for (const [, , specifier = ''] of ((await files.read(file)) ?? '').matchAll(SPECIFIER)) {
      for (const target of meantBy(file, specifier)) {
        open.add(target)
        importers.set(target, (importers.get(target) ?? new Set()).add(file))
      }
    }
  }
  return importers
}
