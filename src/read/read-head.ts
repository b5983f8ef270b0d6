/** The first line of an annotation: `@teeth <id>: <behaviour>` or `@teeth also <id>`. */

import type { Place } from '../model/place.ts'
import type { Annotation, Fault } from './annotation.ts'
import { MARK } from './mark.ts'
import { quoted } from './quoted.ts'
import { behaviourComplaint, idComplaint } from './words.ts'

export type Head = Pick<Annotation, 'kind' | 'id' | 'behaviour' | 'faults'>

const ALSO = /^\s+also(?:\s+(.*))?$/
const FORMS = '`@teeth <id>: <behaviour>` or `@teeth also <id>`'

/** `prose` is what follows the line before the first key: the behaviour goes on there. */
export function readHead(line: string, prose: readonly string[], place: Place): Head {
  const words = line.slice(MARK.length)
  const also = ALSO.exec(words)
  if (also !== null) return readAlso((also[1] ?? '').trim(), prose, place) ?? unreadable(line, place)
  const colon = words.indexOf(':')
  const id = words.slice(0, colon).trim()
  if (colon === -1 || id === '') return unreadable(line, place)
  const behaviour = [words.slice(colon + 1).trim(), ...prose].filter((part) => part !== '').join(' ')
  const complaints = [idComplaint(id), behaviourComplaint(behaviour)].filter((complaint) => complaint !== undefined)
  return { kind: 'guard', id, behaviour, faults: complaints.map((complaint) => ({ ...complaint, place })) }
}

function readAlso(id: string, prose: readonly string[], place: Place): Head | undefined {
  if (id === '' || /[\s:]/.test(id)) return undefined
  const complaint = idComplaint(id)
  const faults: readonly Fault[] = complaint === undefined ? [] : [{ ...complaint, place }]
  return {
    kind: 'also',
    id,
    behaviour: '',
    faults: prose.length === 0 ? faults : [...faults, strayProse(prose, place)],
  }
}

function unreadable(line: string, place: Place): Head {
  const fault: Fault = {
    code: 'annotation-syntax',
    message: `${quoted(line)} is no annotation; expected ${FORMS}`,
    wayOut: `Write one of the two; where this is prose, let the line begin with another word than \`${MARK}\`.`,
    place,
  }
  return { kind: 'unreadable', id: '', behaviour: '', faults: [fault] }
}

function strayProse(prose: readonly string[], place: Place): Fault {
  return {
    code: 'annotation-syntax',
    message: `${quoted(prose.join(' '))} is no \`key: value\`; expected nothing but a revert under \`${MARK} also\``,
    wayOut: 'Write it into the behaviour of the guard itself, or above the `@teeth` line.',
    place,
  }
}
