import { describe } from 'vitest'
import { truthOn } from './truth-on.ts'

describe('a kept worker on Vitest 5', () => {
  truthOn(5)
})
