import { ensurePackages, ensureReference, run } from './workspace.js'

await ensurePackages()
await ensureReference()
process.exitCode = await run('storybook', ['dev', '-p', '6006', '--no-open', '--ci'], { cwd: 'apps/storybook' })
