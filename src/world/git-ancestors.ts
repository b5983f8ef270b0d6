/** Which commits a ref is made of. */

import { TeethError } from '../errors/teeth-error.ts'
import { asker, commitOf, isRepository } from './git-ask.ts'

/** The commit of `ref` and all before it. Throws TeethError `no-git` and `bad-ref`. */
export async function ancestors(root: string, ref: string): Promise<ReadonlySet<string>> {
  const ask = asker(root)
  if (!(await isRepository(ask)))
    throw new TeethError('no-git', `\`${ref}\` is a question for git, and the root is in no repository`)
  const commit = await commitOf(ask, ref)
  if (commit === undefined) throw new TeethError('bad-ref', `git knows no commit \`${ref}\``)
  return new Set((await ask('rev-list', commit)).split('\n').filter((line) => line !== ''))
}
