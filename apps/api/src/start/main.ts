import { enableCompileCache } from 'node:module'

// Before anything else is imported: a later start then skips a third of the work of reading the modules.
enableCompileCache()
const { run } = await import('./run.ts')
await run()
