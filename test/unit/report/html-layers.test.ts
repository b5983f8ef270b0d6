/** The table of layers on the audit page. */

import { expect, test } from 'vitest'
import { htmlLayers } from '../../../src/report/html-layers.ts'
import { bitingGuard, ledgerOf } from '../../support/ledgers.ts'

test('a layer may be named like a method that every object has', () => {
  const guard = bitingGuard('plane-aware-lookup', 'reads the requested plane', 5)
  const ledger = ledgerOf([{ ...guard, proofs: guard.proofs.map((proof) => ({ ...proof, layer: 'toString' })) }])
  expect(htmlLayers(ledger, {})?.text).toContain('toString')
})
