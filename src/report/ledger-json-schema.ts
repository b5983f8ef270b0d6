/** The shipped JSON Schema of a ledger, as the text of `schema/ledger.schema.json`. */

import { ledgerSchema } from './ledger-schema.ts'

/** Draft 2020-12, two spaces, a line end at the end. Keys it does not know are allowed. */
export function ledgerJsonSchema(): string {
  return `${JSON.stringify(ledgerSchema().toJSONSchema({ io: 'input', target: 'draft-2020-12' }), null, 2)}\n`
}
