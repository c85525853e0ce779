import { resolve } from 'node:path'
import { ensurePackages, run } from './workspace.js'

// npm starts this in the repository: a file is meant from where npm was called.
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '.', file))
await ensurePackages()
process.exitCode = await run('node', ['--conditions=contapro-source', 'apps/api/src/start/restore.ts', ...files])
