/** Reads the lines that the export wrote. */

import type { Row } from './row.ts'

export function importRows(text: string): readonly Row[] {
  return text.split('\n').flatMap((line) => {
    const [id = '', plane, words = ''] = line.split(';').map(unescaped)
    // @teeth refuses-unknown-planes: a line of an unknown plane is left out
    //   test: test/journey.test.ts
    //   revert: remove
    if (plane !== 'draft' && plane !== 'live') return []
    return [{ id, plane: plane === 'live' ? 'live' : 'draft', text: words }]
  })
}

function unescaped(field: string): string {
  // @teeth also text-survives-the-journey
  //   was: return field
  return field.replaceAll('%0A', '\n').replaceAll('%3B', ';').replaceAll('%25', '%')
}
