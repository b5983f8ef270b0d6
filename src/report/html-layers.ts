/** The layers on a page: what each proves, whether its tests may leave the machine, and the guards proven there. */

import type { Config } from '../model/config.ts'
import type { Ledger, LedgerProof } from '../model/ledger.ts'
import { cut } from './cut.ts'
import { duration } from './duration.ts'
import { html, type Html } from './html.ts'
import { sentenceHtml } from './html-words.ts'

/** A row for each layer that has a proof or is described; undefined when there is none. */
export function htmlLayers({ guards }: Ledger, described: Config['layers'] = {}): Html | undefined {
  const proofs = Map.groupBy(
    guards.flatMap((guard) => guard.proofs),
    ({ layer }) => layer,
  )
  const names = [...new Set([...Object.keys(described), ...proofs.keys()])]
  if (names.length === 0) return undefined
  // @teeth a-layer-named-like-a-method: a layer may be named like a method that every object has
  //   test: test/unit/report/html-layers.test.ts
  //   revert: swap Object.hasOwn(described, name) => true
  const ownDescription = (name: string) => (Object.hasOwn(described, name) ? described[name] : undefined)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Layers">
    <table>
      <thead>
        <tr>
          <th scope="col">Layer</th>
          <th scope="col">What a green test shows</th>
          <th scope="col">Network</th>
          <th scope="col" class="number">Proofs that bite</th>
          <th scope="col" class="number">Others</th>
          <th scope="col" class="number">Test files</th>
          <th scope="col" class="number">Time of trials</th>
        </tr>
      </thead>
      <tbody>
        ${names.map((name) => row(name, proofs.get(name) ?? [], ownDescription(name)))}
      </tbody>
    </table>
  </div>`
}

type Description = NonNullable<Config['layers']>[string]

function row(name: string, proofs: readonly LedgerProof[], description: Description | undefined): Html {
  const biting = proofs.filter(({ verdict }) => verdict === 'bites').length
  const time = proofs.reduce((sum, { trial }) => sum + (trial?.durationMs ?? 0), 0)
  const files = new Set(proofs.map(({ test }) => test.file)).size
  const proves =
    description === undefined ? html`<span class="none">not described</span>` : sentenceHtml(description.proves)
  return html`<tr>
    <th scope="row">${name === '' ? 'no name' : cut(name, 200)}</th>
    <td>${proves}</td>
    <td>${network(description)}</td>
    <td class="number">${biting}</td>
    <td class="number${html`${proofs.length > biting ? ' open' : ''}`}">${proofs.length - biting}</td>
    <td class="number">${files}</td>
    <td class="number">${proofs.length === 0 ? '' : duration(time)}</td>
  </tr>`
}

function network(description: Description | undefined): Html {
  if (description === undefined) return html`<span class="none">not described</span>`
  return description.network ? html`may leave the machine` : html`none`
}
