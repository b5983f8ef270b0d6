/** `--take`: which version of a file a person wants that was changed while its old behaviour was in it. */

import { TeethError } from '../errors/teeth-error.ts'
import { nearest } from '../model/nearest.ts'
import type { Version } from '../world/settle-conflict.ts'
import type { Flag } from './flag-table.ts'

const VERSIONS: readonly Version[] = ['merged', 'original', 'edited']

export const TAKE: Flag = {
  name: 'take',
  value: { kind: 'required', label: VERSIONS.join('|') },
  summary: 'settle a conflict: the change without the old behaviour, the file before it, or the file as it is now',
  take: (flags, text) => ({ ...flags, take: version(text) }),
}

function version(text: string): Version {
  const known = VERSIONS.find((one) => one === text)
  if (known !== undefined) return known
  const meant = nearest(text, VERSIONS) ?? VERSIONS.join('`, `')
  throw new TeethError('usage', `\`--take\` cannot be \`${text}\`; expected \`${meant}\``)
}
