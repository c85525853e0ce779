import { ensurePackages, run, say } from './workspace.js'

await ensurePackages()
say('API on http://localhost:3000, web app with reload on http://localhost:5173')
const api = run(
  'node',
  [
    '--conditions=contapro-source',
    '--watch-path=apps/api/src',
    '--watch-path=packages/contapro-sunat/src',
    'apps/api/src/start/main.ts',
  ],
  { env: { PUBLIC_URL: 'http://localhost:5173' } },
)
const web = run('vite', ['--port', '5173', '--strictPort'], { cwd: 'apps/web' })
process.exitCode = await Promise.race([api, web])
process.kill(process.pid, 'SIGTERM')
