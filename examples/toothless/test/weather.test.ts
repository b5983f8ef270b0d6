import { expect, test } from 'vitest'
import { weather } from '../src/weather.ts'

test('weather that is known is not asked for again', async () => {
  expect(await weather('rain')).toBe('rain')
})
