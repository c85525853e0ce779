import { ensurePackages, ensureWeb, run } from './workspace.js'

await ensurePackages()
await ensureWeb()
process.exitCode = await run('node', ['--conditions=contapro-source', 'apps/api/src/start/main.ts'])
