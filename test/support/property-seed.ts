/** Gives property tests the seed of the whole run, so that one number repeats both their values and the order of the tests. */

import { configureGlobal, readConfigureGlobal } from 'fast-check'

configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env['TEETH_TEST_SEED']) })
