import { ensurePackages, run } from './workspace.js'

await ensurePackages()
process.exitCode = await run('biome', ['format', '--write', '.'])
