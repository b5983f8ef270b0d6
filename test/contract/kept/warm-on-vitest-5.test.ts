import { warmOn } from './warm-on.ts'

warmOn(5)
