/** The lane's child process: boots the user's Vitest once and answers one scenario at a time. */

import { enableCompileCache } from 'node:module'

enableCompileCache()
const { serve } = await import('./serve.ts')
await serve()
