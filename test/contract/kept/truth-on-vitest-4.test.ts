import { describe } from 'vitest'
import { truthOn } from './truth-on.ts'

describe('a kept worker on Vitest 4', () => {
  truthOn(4)
})
