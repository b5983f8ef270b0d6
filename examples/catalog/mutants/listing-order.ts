/** Guards of the listing's order: the revert turns one of two calls around, which an annotation would have to copy whole. */

import { defineGuard } from 'teeth'

export const sameTextsById = defineGuard({
  id: 'same-texts-by-id',
  behaviour: 'rows of the same text are listed by their ids',
  site: {
    file: 'src/sort-rows.ts',
    select: (sourceFile) => sourceFile.getFunctionOrThrow('sortRows').getStatements()[0],
  },
  tests: ['test/sort-rows.test.ts'],
  revert: (statement) => statement.getText().replace(' || compare(left.id, right.id)', ''),
})
