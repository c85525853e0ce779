import { ensurePackages, run } from './workspace.js'

await ensurePackages()
process.exitCode = await run('node', ['generate.ts'], { cwd: 'tools/contract' })
