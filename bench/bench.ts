/** `pnpm bench`: measures all ways to prove guards on one project, round by round, and prints medians and ratios. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Contender, Round } from './contender.ts'
import { coldTeeth, coldVitest } from './contenders/cold.ts'
import { fallow } from './contenders/fallow.ts'
import { floor } from './contenders/floor.ts'
import { handLoop } from './contenders/hand-loop.ts'
import { stryker } from './contenders/stryker.ts'
import { teethFast, teethFresh } from './contenders/teeth.ts'
import { generate } from './generate.ts'
import { scaledName } from './goals.ts'
import { layGround } from './ground.ts'
import { findings, type Series, table } from './report.ts'
import { buildTool } from './tool.ts'

const OURS: readonly Contender[] = [teethFast, teethFresh, coldTeeth]
const OTHERS: readonly Contender[] = [stryker, fallow]
const ALL: readonly Contender[] = [handLoop, teethFresh, stryker, teethFast, fallow, floor, coldVitest, coldTeeth]

const { values } = parseArgs({
  options: {
    guards: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Measures `teeth` also on a project so many times as large. */
    scale: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    /** Contenders by the beginning of their names, with commas. */
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: join(tmpdir(), 'teeth-bench') },
    output: { type: 'string', default: join(import.meta.dirname, '../reports/bench.json') },
  },
})

const wanted = values.only.split(',')
const contenders = ALL.filter(({ name }) => wanted.some((beginning) => name.startsWith(beginning)))
const size = { seed: Number(values.seed), guards: Number(values.guards) }
const rounds = Number(values.rounds)
buildTool()
const series = [...(await compete(contenders, lay(1), rounds)), ...(await competeScaled(Number(values.scale)))]
const found = { size, lanes: Number(values.lanes), cores: availableParallelism(), ...findings(series) }
mkdirSync(join(values.output, '..'), { recursive: true })
writeFileSync(values.output, `${JSON.stringify(found, undefined, 2)}\n`)
console.log(table(found))
for (const { name, wrong } of found.rows) if (wrong.length > 0) console.log(`\nwrong in ${name}: ${wrong.join(', ')}`)
process.exitCode = series.some(({ name, rounds }) => isOurs(name) && rounds.some(({ wrong }) => wrong.length > 0))
  ? 1
  : 0

/** The ground for a project `scale` times the size that was asked for. */
function lay(scale: number): Bench {
  const folder = scale === 1 ? values.folder : `${values.folder}-${scale}`
  const project = generate({ ...size, guards: size.guards * scale })
  const hasOthers = contenders.some((contender) => OTHERS.includes(contender))
  layGround(folder, project, hasOthers && scale === 1)
  return { folder, project, lanes: Number(values.lanes), sample: Number(values.sample) }
}

async function competeScaled(scale: number): Promise<readonly Series[]> {
  if (scale === 1) return []
  const scaled = await compete([teethFast], lay(scale), rounds)
  return scaled.map((each) => ({ ...each, name: scaledName(each.name, scale) }))
}

/** Round by round, all contenders one after the other, so that a busy minute hits them alike. */
async function compete(all: readonly Contender[], on: Bench, count: number): Promise<readonly Series[]> {
  const done = new Map<Contender, Round[]>(all.map((contender) => [contender, []]))
  for (let round = 1; round <= count; round++) {
    for (const contender of all) {
      const measured = await contender.round(on)
      done.get(contender)?.push(measured)
      const each = (measured.wallMs / measured.units).toFixed(0)
      console.error(`round ${round} of ${count}: ${contender.name}: ${each} ms per ${contender.unit}`)
    }
  }
  return all.map((contender) => ({ ...contender, rounds: done.get(contender) ?? [] }))
}

function isOurs(name: string): boolean {
  return OURS.some((contender) => name.startsWith(contender.name))
}
