import { ensureBrowser, ensurePackages, run } from './workspace.js'

await ensurePackages()
await ensureBrowser()
process.exitCode = await run('vitest', ['run', '--project=visual', '--update'], { cwd: 'apps/storybook' })
