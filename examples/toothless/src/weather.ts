/** incidental, it left the machine: the old code asks another machine, and what a test shows then is its network. */

import { get } from 'node:http'

export function weather(known: string | undefined): Promise<string> {
  // @teeth known-weather-is-not-asked-for: weather that is known is not asked for again
  //   test: test/weather.test.ts
  //   revert: condition false
  if (known !== undefined) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    get('http://192.0.2.1:8099/', () => resolve('fair')).on('error', reject)
  })
}
