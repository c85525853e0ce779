import { ensurePackages, run } from './workspace.js'

await ensurePackages()
process.exitCode = await run('node', ['--conditions=contapro-source', 'bench/main.ts', ...process.argv.slice(2)], {
  cwd: 'tests',
})
