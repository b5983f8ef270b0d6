#!/usr/bin/env node
/** The binary that `node_modules/.bin/teeth` starts inside this checkout. */

import '../../src/main.ts'
